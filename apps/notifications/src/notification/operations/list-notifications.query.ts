import {
  listNotifications,
  TOTAL_CAP,
  type InputOf,
  type Notification,
  type ResultOf,
} from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../acting-staff';
import { readCursor, writeCursor, type NotificationSort } from '../domain/notification-cursor';
import { readableResources } from '../domain/readable-resources';

interface Found {
  items: Notification[];
  total: number;
  unread: number;
}

const CAP = TOTAL_CAP + 1;
const MAX_WORDS = 5;
// Ids sort by the time they were made: the order by id is the order by creation, with no tie.
const FIRST: Record<NotificationSort, string> = {
  createdAt: '00000000-0000-0000-0000-000000000000',
  '-createdAt': 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

/**
 * Page, capped total and unread count in one statement. $2 the person, $3 what they may read, $4 unread only, $5 words, $6
 * after, $7 limit. Whether somebody has read it is asked row by row and not joined: a plan for practices of ordinary size
 * would compare every notification with every mark, half a minute for some thousands of them.
 */
function listSql(sort: NotificationSort): string {
  const [after, order] = sort === 'createdAt' ? ['>', 'asc'] : ['<', 'desc'];
  const matching = `(not $4::boolean or not "isRead") and search_key like all ($5::text[])`;
  return `with visible as not materialized (
      select n.id, n.topic, n.title, n.message, n.quote_id as "quoteId", n.action_url as "actionUrl", n.created_at as "createdAt",
             n.search_key, exists (select from notifications.notification_read r
               where r.organisation_id = $1 and r.user_id = $2 and r.notification_id = n.id) as "isRead"
        from notifications.notification n
       where n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($3::text[]))
    select (select coalesce(jsonb_agg(to_jsonb(page) - 'search_key' order by page.id ${order}), '[]') from (
             select * from visible where ${matching} and id ${after} $6::uuid order by id ${order} limit $7) page) as items,
           (select count(*) from (select 1 from visible where ${matching} limit ${CAP}) counted) as total,
           (select count(*) from (select 1 from visible where not "isRead" limit ${CAP}) counted) as unread`;
}

const STATEMENTS: Record<NotificationSort, { name: string; sql: string }> = {
  createdAt: { name: 'notifications.oldest', sql: listSql('createdAt') },
  '-createdAt': { name: 'notifications.newest', sql: listSql('-createdAt') },
};

@Implements(listNotifications)
export class ListNotificationsQuery implements Handler<typeof listNotifications> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ query }: InputOf<typeof listNotifications>): Promise<ResultOf<typeof listNotifications>> {
    const person = actingStaff();
    const sort = (query.sort ?? '-createdAt') as NotificationSort;
    const after = query.cursor === undefined ? FIRST[sort] : readCursor(query.cursor, sort);
    const { name, sql } = STATEMENTS[sort];
    const values = [
      person.userId,
      readableResources(person),
      query.unreadOnly ?? false,
      patterns(query.search),
      after,
      query.limit + 1,
    ];
    const found = await this.reader.one<Found>(name, sql, values);
    if (!found) throw new Error('A statement of counts answered no row.');
    return toPage(found, sort, query.limit);
  }
}

function patterns(search: string | undefined): string[] {
  const words = searchKey(search ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS);
  return words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

function toPage(
  { items, total, unread }: Found,
  sort: NotificationSort,
  limit: number,
): ResultOf<typeof listNotifications> {
  const shown = items
    .slice(0, limit)
    .map((item) => ({ ...item, createdAt: new Date(item.createdAt).toISOString() }));
  const last = shown.at(-1);
  return {
    items: shown,
    nextCursor: items.length > limit && last ? writeCursor(sort, last.id) : null,
    total: Math.min(total, TOTAL_CAP),
    totalIsEstimate: total > TOTAL_CAP,
    unread,
  };
}
