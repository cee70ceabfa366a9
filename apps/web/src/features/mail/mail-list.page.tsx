import { ListPage } from '../../shared/list/list-page.view';
import { mailList } from './mail-list.definition';

export function MailListPage() {
  return <ListPage list={mailList} />;
}
