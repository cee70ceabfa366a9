import { ListPage } from '../../shared/list/list-page.view';
import { mailList } from './mail-list.definition';

/** The practice's emails: failed, pending and delivered. */
export function MailListPage() {
  return <ListPage list={mailList} />;
}
