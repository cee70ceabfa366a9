import { ListPage } from '../../shared/list/list-page.view';
import { callbackList } from './callback-list.definition';

/** The callback list, most urgent first. */
export function CallbackListPage() {
  return <ListPage list={callbackList} />;
}
