import { ListPage } from '../../../shared/list/list-page.view';
import { quoteList } from './quote-list.definition';

/** All quotes of the practice, each in its latest version. */
export function QuoteListPage() {
  return <ListPage list={quoteList} />;
}
