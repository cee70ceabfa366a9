import { ListPage } from '../../../shared/list/list-page.view';
import { quoteList } from './quote-list.definition';

/** All quotes of the practice, each with its newest version. */
export function QuoteListPage() {
  return <ListPage list={quoteList} />;
}
