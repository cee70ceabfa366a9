import {
  listNotifications,
  TOTAL_CAP,
  type InputOf,
  type Notification,
  type ResultOf,
} from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { Implements, LongLists, named, TenantReader, type Handler } from '@quillcare/service-kit';
import { actingStaff } from '../acting-staff';
import { readCursor, writeCursor, type NotificationSort } from '../domain/notification-cursor';
import { viewerOf } from '../domain/viewer';
import { viewerParams } from '../persistence/notification.sql';
import { notificationListSql } from './notification-list.sql';

type Query = InputOf<typeof listNotifications>['query'];

interface Found {
  items: Notification[];
  /** Null for a list known to exceed the cap on totals. */
  total: number | null;
  unread: number;
}

// Ids sort by creation time, so the order by id is the order of creation, without ties.
const FIRST: Record<NotificationSort, string> = {
  createdAt: '00000000-0000-0000-0000-000000000000',
  '-createdAt': 'ffffffff-ffff-ffff-ffff-ffffffffffff',
};

@Implements(listNotifications)
export class ListNotificationsQuery implements Handler<typeof listNotifications> {
  constructor(
    private readonly reader: TenantReader,
    private readonly longLists: LongLists,
  ) {}

  async handle({ query }: InputOf<typeof listNotifications>): Promise<ResultOf<typeof listNotifications>> {
    const sort = (query.sort ?? '-createdAt') as NotificationSort;
    return toPage(await this.find(query, sort), sort, query.limit);
  }

  private async find(query: Query, sort: NotificationSort): Promise<Found> {
    const person = actingStaff();
    const search = searchKey(query.search);
    const unreadOnly = query.unreadOnly ?? false;
    const after = query.cursor === undefined ? FIRST[sort] : readCursor(query.cursor, sort);
    const viewer = viewerParams(viewerOf(person));
    const list = {
      name: 'notifications.list',
      values: [person.organisationId, ...viewer, unreadOnly, search],
    };
    const shape = { sort, unreadOnly, search, counted: !this.longLists.isLong(list) };
    const params: unknown[] = [...viewer, after, query.limit + 1];
    // The reader binds the organisation as $1.
    const bind = (value: unknown): string => `$${params.push(value) + 1}`;
    const { name, text } = named('notifications.list', notificationListSql(shape, bind), []);
    const found = await this.reader.one<Found>(name, text, params);
    if (!found) throw new Error('The notification list returned no row.');
    if (found.total !== null && found.total > TOTAL_CAP) this.longLists.remember(list);
    return found;
  }
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
    total: Math.min(total ?? TOTAL_CAP, TOTAL_CAP),
    totalIsEstimate: total === null || total > TOTAL_CAP,
    unread,
  };
}
