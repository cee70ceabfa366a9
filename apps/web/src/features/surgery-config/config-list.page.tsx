import { ListPage } from '../../shared/list/list-page.view';
import { configList } from './config-list.definition';

export function ConfigListPage() {
  return <ListPage list={configList} />;
}
