import { ListPage } from '../../shared/list/list-page.view';
import { leadList } from './lead-list.definition';

/** Everyone who asked. */
export function LeadListPage() {
  return <ListPage list={leadList} />;
}
