import { TOTAL_CAP, type Notification } from '@quillcare/contracts';
import { searchConditions } from '@quillcare/service-kit';
import type { NotificationSort } from '../domain/notification-cursor';
import {
  archived,
  firstShownSql,
  READ_BEFORE,
  shownIdsSql,
  unread,
  UNREAD,
  visible,
  VISIBLE,
  NOT_SWITCHED_OFF,
} from '../persistence/notification.sql';

/** What the SQL of a notification page depends on, apart from its parameters. */
export interface NotificationListShape {
  sort: NotificationSort;
  unreadOnly: boolean;
  archived: boolean;
  grouped: boolean;
  /** Only notifications similar to this one. */
  groupOf: string | null;
  topics: readonly Notification['topic'][] | null;
  types: readonly Notification['type'][] | null;
  priorities: readonly Notification['priority'][] | null;
  /** Normalised search words; empty for no search. */
  search: string;
  counted: boolean;
}

type Bind = (value: unknown) => string;

/** Unread notifications are counted up to this limit: the badge shows "99+". */
const UNREAD_CAP = 100;

// Unordered, because otherwise PostgreSQL would sort the rows instead of scanning only the index up to the cap.
const count = (conditions: string, cap: number) =>
  `(select count(*) from (select from ${shownIdsSql(conditions)} found limit ${cap}) counted)`;

/**
 * Selects the page, the capped total and the capped number of unread notifications. The parameters after organisation and viewer
 * are the id after which the page starts, and the limit. `bind` takes a value and returns its placeholder.
 */
export function buildListSql(shape: NotificationListShape, bind: Bind): string {
  const [after, order] = shape.sort === 'createdAt' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
  const narrowing = filtersOf(shape, bind);
  const matching = [VISIBLE, NOT_SWITCHED_OFF, narrowing('n')].join(' and ');
  const paged = [matching, ...(shape.grouped ? [isNewestOfGroup(narrowing)] : []), `n.id ${after} $7::uuid`];
  return `select
    (select coalesce(jsonb_agg(to_jsonb(item) order by item.id ${order}), '[]') from (
      select ${columns(shape, narrowing)} from ${firstShownSql(paged.join(' and '), order, '$8')} page) item) as items,
    ${shape.counted ? count(matching, TOTAL_CAP + 1) : 'null'} as total,
    ${count([VISIBLE, NOT_SWITCHED_OFF, UNREAD].join(' and '), UNREAD_CAP)} as unread`;
}

/** Builds the filter conditions for a row alias. Each value is bound only once. */
function filtersOf(shape: NotificationListShape, bind: Bind): (row: string) => string {
  const inValues = (column: string, values: readonly string[] | null) => {
    const bound = values && bind(values);
    return (row: string) => (bound ? [`${row}.${column} = any (${bound}::text[])`] : []);
  };
  const sets = [
    inValues('topic', shape.topics),
    inValues('type', shape.types),
    inValues('priority', shape.priorities),
  ];
  const searched = searchConditions('searched.search_key', shape.search, bind);
  const group = shape.groupOf && bind(shape.groupOf);
  return (row) =>
    [
      archived(row, shape.archived),
      ...(shape.unreadOnly ? [unread(row)] : []),
      ...sets.flatMap((conditions) => conditions(row)),
      ...searched.map((condition) => condition.replaceAll('searched.', `${row}.`)),
      ...(group ? [inGroupOf(row, group)] : []),
    ].join(' and ');
}

function inGroupOf(row: string, id: string): string {
  return `${row}.group_key = (select chosen.group_key from notifications.notification chosen
    where chosen.organisation_id = $1 and chosen.id = ${id}::uuid)`;
}

const similarNotification = (narrowing: (row: string) => string) =>
  `alike.deleted_at is null and ${visible('alike')} and ${narrowing('alike')}`;

/** Condition: the newest among similar notifications shown to the person. */
function isNewestOfGroup(narrowing: (row: string) => string): string {
  return `(n.group_key is null or not exists (select from notifications.notification alike
    where alike.organisation_id = $1 and alike.group_key = n.group_key and alike.id > n.id and ${similarNotification(narrowing)}))`;
}

function columns(
  { grouped, archived: isArchived }: NotificationListShape,
  narrowing: (row: string) => string,
) {
  const group = `case when page.group_key is not null then (
    select jsonb_build_object('count', count(*), 'unread', count(*) filter (where ${unread('alike')}))
      from notifications.notification alike
     where alike.organisation_id = $1 and alike.group_key = page.group_key and ${similarNotification(narrowing)}) end`;
  return `page.id, page.topic, page.type, page.priority, page.title, page.message, page.quote_id as "quoteId",
  case when page.source_type is not null
       then jsonb_build_object('type', page.source_type, 'id', page.source_id) end as source,
  case when page.action_url is not null
       then jsonb_build_object('label', page.action_label, 'path', page.action_url) end as action,
  page.action_url as "actionUrl", page.created_at as "createdAt", ${isArchived} as "isArchived",
  ${grouped ? group : 'null::jsonb'} as "group",
  page.id < ${READ_BEFORE} or exists (select from notifications.notification_read r
    where r.organisation_id = $1 and r.user_id = $2::uuid and r.notification_id = page.id) as "isRead"`;
}
