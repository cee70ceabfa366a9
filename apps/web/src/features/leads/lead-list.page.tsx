import { ListPage } from '../../shared/list/list-page.view';
import { leadList } from './lead-list.definition';

export function LeadListPage() {
  return <ListPage list={leadList} />;
}
