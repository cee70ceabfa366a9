import { ListPage } from '../../shared/list/list-page.view';
import { duplicateList } from './duplicate-list.definition';

export function DuplicateListPage() {
  return <ListPage list={duplicateList} />;
}
