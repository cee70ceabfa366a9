import { ListPage } from '../../shared/list/list-page.view';
import { clientList } from './client-list.definition';

export function ClientListPage() {
  return <ListPage list={clientList} />;
}
