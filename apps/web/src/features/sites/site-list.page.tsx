import { ListPage } from '../../shared/list/list-page.view';
import { siteList } from './site-list.definition';

export function SiteListPage() {
  return <ListPage list={siteList} />;
}
