import { ListPage } from '../../shared/list/list-page.view';
import { callbackList } from './callback-list.definition';

/** Whom to call, the most urgent first. */
export function CallbackListPage() {
  return <ListPage list={callbackList} />;
}
