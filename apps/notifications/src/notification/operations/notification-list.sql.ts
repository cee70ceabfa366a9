import { TOTAL_CAP } from '@quillcare/contracts';
import { searchConditions } from '@quillcare/service-kit';
import type { NotificationSort } from '../domain/notification-cursor';
import { VISIBLE } from '../persistence/visible.sql';

/** What of the notification centre is asked for. */
export interface NotificationListShape {
  sort: NotificationSort;
  unreadOnly: boolean;
  /** What is searched for, folded; empty for everything. */
  search: string;
  /** Whether the list is counted. */
  counted: boolean;
}

/** Unread ones are counted up to here: people are told of 99 and more. */
export const UNREAD_CAP = 100;
/** Among so many of the newest ones, whoever has very many unread ones has `UNREAD_CAP` of them. */
const NEWEST = 500;

const READ_BEFORE = '(select read_before from reader)';
const NEWEST_FROM = '(select newest_from from newest)';
// For the few rows of a page each mark is looked up. As `exists` all marks were read for them.
const IS_READ = `n.id < ${READ_BEFORE} or (select true from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2 and r.notification_id = n.id) is not null`;

// A `not in` is answered from a hash of the person's marks, in every plan. As `not exists` it became a nested loop in the
// plan for practices of all sizes: each notification was compared with each mark.
const unreadFrom = (bound: string) => `n.id >= ${bound} and n.id not in (
  select r.notification_id from notifications.notification_read r
   where r.organisation_id = $1 and r.user_id = $2 and r.notification_id >= ${bound})`;

const count = (conditions: string, cap: number, ordered = ' order by n.id desc') =>
  `(select count(*) from (select from notifications.notification n where ${conditions}${ordered} limit ${cap}) counted)`;
const countUnread = (bound: string) => count(`${VISIBLE} and ${unreadFrom(bound)}`, UNREAD_CAP);

// Everything before `read_before` is read. Of who has few unread ones it is near; of who has many, the newest ones tell
// enough: what is gathered to count does not grow with all that the practice was ever told. Each is materialized, or it is
// computed wherever it is named.
const COUNTED_FROM = `
  reader as materialized (select coalesce((
    select own.read_before from notifications.notification_reader own where own.organisation_id = $1 and own.user_id = $2),
    '00000000-0000-0000-0000-000000000000'::uuid) as read_before),
  newest as materialized (select greatest(${READ_BEFORE}, (
    select n.id from notifications.notification n where ${VISIBLE} order by n.id desc offset ${NEWEST - 1} limit 1)) as newest_from),
  recent as materialized (select ${countUnread(NEWEST_FROM)} as unread)`;
const UNREAD_COUNT = `(select case when recent.unread = ${UNREAD_CAP} or ${NEWEST_FROM} = ${READ_BEFORE} then recent.unread
  else ${countUnread(READ_BEFORE)} end from recent)`;

/**
 * Page, capped total and capped number of unread ones in one statement. $1 the organisation, $2 the person, $3 what they may
 * read, $4 after, $5 limit; `bind` takes what is searched for. Without a search all is read in the index's order, which ends
 * as soon as there is enough.
 */
export function notificationListSql(
  { sort, unreadOnly, search, counted }: NotificationListShape,
  bind: (value: unknown) => string,
): string {
  const [after, order] = sort === 'createdAt' ? ['>', 'asc'] : ['<', 'desc'];
  const searched = searchConditions('n.search_key', search, bind);
  const matching = [VISIBLE, ...(unreadOnly ? [unreadFrom(READ_BEFORE)] : []), ...searched].join(' and ');
  return `with ${COUNTED_FROM}
    select
      (select coalesce(jsonb_agg(to_jsonb(page) order by page.id ${order}), '[]') from (
        select n.id, n.topic, n.title, n.message, n.quote_id as "quoteId", n.action_url as "actionUrl",
               n.created_at as "createdAt", (${IS_READ}) as "isRead"
          from notifications.notification n
         where ${matching} and n.id ${after} $4::uuid order by n.id ${order} limit $5) page) as items,
      ${counted ? count(matching, TOTAL_CAP + 1, searched.length > 0 ? '' : undefined) : 'null'} as total,
      ${UNREAD_COUNT} as unread`;
}
