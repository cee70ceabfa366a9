import { TOTAL_CAP } from '@quillcare/contracts';
import { searchConditions } from '@quillcare/service-kit';
import type { NotificationSort } from '../domain/notification-cursor';
import { READ_BEFORE, UNREAD, VISIBLE } from '../persistence/notification.sql';

/** What the SQL of a notification page depends on, apart from its parameters. */
export interface NotificationListShape {
  sort: NotificationSort;
  unreadOnly: boolean;
  /** Folded search words; empty for everything. */
  search: string;
  /** Whether the total is counted. */
  counted: boolean;
}

/** Unread notifications are counted up to here: the badge says "99+". */
const UNREAD_CAP = 100;

/** Columns of the notification list. */
// A service of the previous version writes neither source nor label: its notifications are about quotes.
const COLUMNS = `page.id, page.topic, page.type, page.priority, page.title, page.message, page.quote_id as "quoteId",
  case when page.source_type is not null then jsonb_build_object('type', page.source_type, 'id', page.source_id)
       when page.quote_id is not null then jsonb_build_object('type', 'QUOTE', 'id', page.quote_id) end as source,
  case when page.action_url is not null
       then jsonb_build_object('label', coalesce(page.action_label, 'VIEW_QUOTE'), 'path', page.action_url) end as action,
  page.action_url as "actionUrl", page.created_at as "createdAt",
  page.id < ${READ_BEFORE} or exists (select from notifications.notification_read r
    where r.organisation_id = $1 and r.user_id = $2::uuid and r.notification_id = page.id) as "isRead"`;

// Without an order: PostgreSQL would rather sort the rows than read the index alone up to the cap.
const count = (conditions: string, cap: number) =>
  `(select count(*) from (select from notifications.notification n where ${conditions} limit ${cap}) counted)`;

/**
 * Page, capped total and capped number of unread notifications. After the organisation and the viewer come the
 * id after which the page begins and the limit; `bind` takes a search word and returns its placeholder.
 */
export function notificationListSql(
  { sort, unreadOnly, search, counted }: NotificationListShape,
  bind: (value: unknown) => string,
): string {
  const [after, order] = sort === 'createdAt' ? ['>', 'asc'] : ['<', 'desc'];
  const searched = searchConditions('n.search_key', search, bind);
  const matching = [VISIBLE, ...(unreadOnly ? [UNREAD] : []), ...searched].join(' and ');
  const total = count(matching, TOTAL_CAP + 1);
  return `select
    (select coalesce(jsonb_agg(to_jsonb(item) order by item.id ${order}), '[]') from (
      select ${COLUMNS} from (select n.* from notifications.notification n
        where ${matching} and n.id ${after} $6::uuid order by n.id ${order} limit $7) page) item) as items,
    ${counted ? total : 'null'} as total,
    ${count(`${VISIBLE} and ${UNREAD}`, UNREAD_CAP)} as unread`;
}
