import {
  listNotifications,
  TOPIC_RULES,
  TOTAL_CAP,
  type InputOf,
  type Notification,
  type ResultOf,
} from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { Implements, LongLists, namedStatement, TenantReader, type Handler } from '@quillcare/service-kit';
import { requireUser } from '../../acting-staff';
import { decodeCursor, encodeCursor, type NotificationSort } from '../domain/notification-cursor';
import { viewerOf } from '../domain/viewer';
import { shownParams, viewerParams } from '../persistence/notification.sql';
import { buildListSql, type NotificationListShape } from './notification-list.sql';

type Query = InputOf<typeof listNotifications>['query'];

interface Found {
  items: Notification[];
  /** Null if the list is known to exceed the cap on totals. */
  total: number | null;
  unread: number;
}

// Ids sort by creation time, so sorting by id gives the order of creation without ties.
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
    const person = requireUser();
    const viewer = viewerOf(person);
    const shape = shapeOf(query, sort);
    const after = query.cursor === undefined ? FIRST[sort] : decodeCursor(query.cursor, sort);
    const list = {
      name: 'notifications.list',
      values: [person.organisationId, ...viewerParams(viewer), JSON.stringify(shape)],
    };
    const counted = !this.longLists.isLong(list);
    const params: unknown[] = [...shownParams(viewer), after, query.limit + 1];
    // The reader binds the organisation as $1.
    const bind = (value: unknown): string => `$${params.push(value) + 1}`;
    const { name, text } = namedStatement(
      'notifications.list',
      buildListSql({ ...shape, counted }, bind),
      [],
    );
    const found = await this.reader.one<Found>(name, text, params);
    if (!found) throw new Error('The notification list returned no row.');
    if (found.total !== null && found.total > TOTAL_CAP) this.longLists.rememberLong(list);
    return found;
  }
}

function shapeOf(query: Query, sort: NotificationSort): Omit<NotificationListShape, 'counted'> {
  const { kind, type, priority, groupOf } = query;
  const topics = Object.entries(TOPIC_RULES).filter(([, rule]) => kind?.includes(rule.kind));
  return {
    sort,
    unreadOnly: query.unreadOnly ?? false,
    archived: query.archived ?? false,
    grouped: query.grouped ?? false,
    groupOf: groupOf ?? null,
    topics: kind ? topics.map(([topic]) => topic as Notification['topic']) : null,
    types: type ?? null,
    priorities: priority ?? null,
    search: searchKey(query.search),
  };
}

function toPage(
  { items, total, unread }: Found,
  sort: NotificationSort,
  limit: number,
): ResultOf<typeof listNotifications> {
  const shown = items
    .slice(0, limit)
    .map((item) => ({ ...item, group: groupOf(item), createdAt: new Date(item.createdAt).toISOString() }));
  const last = shown.at(-1);
  return {
    items: shown,
    nextCursor: items.length > limit && last ? encodeCursor(sort, last.id) : null,
    total: Math.min(total ?? TOTAL_CAP, TOTAL_CAP),
    totalIsEstimate: total === null || total > TOTAL_CAP,
    unread,
  };
}

/** A notification without similar ones has no group. */
function groupOf({ group }: Notification): Notification['group'] {
  return group && group.count > 1 ? group : null;
}
