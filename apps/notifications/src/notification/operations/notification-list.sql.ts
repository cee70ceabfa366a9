import { TOTAL_CAP } from '@quillcare/contracts';
import type { NotificationSort } from '../domain/notification-cursor';

/** What of the notification centre is asked for. */
export interface NotificationListShape {
  sort: NotificationSort;
  unreadOnly: boolean;
  /** How many words are searched for. */
  words: number;
  /** Whether the list is counted. */
  counted: boolean;
}

/** Unread ones are counted up to here: people are told of 99 and more. */
export const UNREAD_CAP = 100;

// A `not in` is answered from a hash of the person's marks, in every plan. As `not exists` it became a nested loop in the
// plan for practices of all sizes: each notification was compared with each mark.
const UNREAD = `n.id not in (select r.notification_id from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2)`;
// For the few rows of a page each is looked up. As `exists` all marks were read for them.
const READ_AT = `select r.read_at from notifications.notification_read r
  where r.organisation_id = $1 and r.user_id = $2 and r.notification_id = n.id`;
const VISIBLE = 'n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[])';

/**
 * Page, capped total and capped number of unread ones in one statement. $1 the organisation, $2 the person, $3 what they may
 * read, $4 after, $5 limit, then a pattern for each word. Without words all is read in the index's order, which ends as
 * soon as there is enough.
 */
export function notificationListSql({ sort, unreadOnly, words, counted }: NotificationListShape): string {
  const [after, order] = sort === 'createdAt' ? ['>', 'asc'] : ['<', 'desc'];
  const searched = Array.from({ length: words }, (_, at) => `n.search_key like $${6 + at}`);
  const matching = [VISIBLE, ...(unreadOnly ? [UNREAD] : []), ...searched].join(' and ');
  const count = (conditions: string, cap: number, ordered = ' order by n.id desc') =>
    `(select count(*) from (select from notifications.notification n where ${conditions}${ordered} limit ${cap}) counted)`;
  return `select
      (select coalesce(jsonb_agg(to_jsonb(page) order by page.id ${order}), '[]') from (
        select n.id, n.topic, n.title, n.message, n.quote_id as "quoteId", n.action_url as "actionUrl",
               n.created_at as "createdAt", (${READ_AT}) is not null as "isRead"
          from notifications.notification n
         where ${matching} and n.id ${after} $4::uuid order by n.id ${order} limit $5) page) as items,
      ${counted ? count(matching, TOTAL_CAP + 1, words > 0 ? '' : undefined) : 'null'} as total,
      ${count(`${VISIBLE} and ${UNREAD}`, UNREAD_CAP)} as unread`;
}
