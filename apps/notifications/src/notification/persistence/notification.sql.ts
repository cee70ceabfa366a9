import { MAX_SHOWN_RESPONSES, RESPONSES_SHOWN_DAYS, TOPIC_RULES } from '@quillcare/contracts';
import { minIdWithinLast } from '@quillcare/service-kit';
import type { Viewer } from '../domain/viewer';

const DAY_MS = 86_400_000;

/** Parameters $2 to $5 of `VISIBLE` and `UNREAD`. $1 is the organisation. */
export function viewerParams({ userId, since, role, holds }: Viewer): unknown[] {
  return [userId, since, role, JSON.stringify(holds)];
}

/** The same plus $6, for `shown` and `firstShownSql`. */
export function shownParams(viewer: Viewer): unknown[] {
  return [...viewerParams(viewer), minIdWithinLast(RESPONSES_SHOWN_DAYS * DAY_MS)];
}

/**
 * Condition: notification `n` is meant for the person. They must match all of its recipients, and must have done so since it was
 * written: `isInAudience` of the contracts, with history.
 */
export const VISIBLE = visible('n');

/** First id of patients' answers still shown to the person: recent enough and among the newest. */
const FIRST_RESPONSE = `(select coalesce((select answer.id from notifications.notification answer
    where ${visible('answer')} and answer.is_response and answer.id >= $6::uuid
    order by answer.id desc offset ${MAX_SHOWN_RESPONSES - 1} limit 1), $6::uuid))`;

// Two halves with an index each, so that no query scans years of answers to find the other notifications.
const HALVES = ['not n.is_response', `n.is_response and n.id >= ${FIRST_RESPONSE}`];

/** Table expression: ids of the notifications that are shown at all and meet conditions on `n`. */
export function shownIdsSql(conditions: string): string {
  const selectHalf = (half: string) =>
    `select n.id from notifications.notification n where ${half} and ${conditions}`;
  return `(${HALVES.map(selectHalf).join(' union all ')})`;
}

/** Table expression: the first of these in an order, with all columns. Each half stops early by itself. */
export function firstShownSql(conditions: string, order: 'asc' | 'desc', limit: string): string {
  const selectFirst = (half: string) =>
    `(select n.* from notifications.notification n where ${half} and ${conditions} order by n.id ${order} limit ${limit})`;
  return `(select * from (${HALVES.map(selectFirst).join(' union all ')}) half order by half.id ${order} limit ${limit})`;
}

/** The id before which the person has read everything, so that older notifications need no mark. */
// A separate sub-select, because under row-level security `coalesce`, which is not marked leakproof, prevents an index search.
export const READ_BEFORE = `(select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid))`;

/**
 * Condition: the person has not read `n`. `not in` is evaluated with a hash of their marks, regardless of the number of
 * notifications.
 */
export const UNREAD = unread('n');

export function unread(row: string): string {
  return `${row}.id >= ${READ_BEFORE} and ${row}.id not in (
  select r.notification_id from notifications.notification_read r
   where r.organisation_id = $1 and r.user_id = $2::uuid and r.notification_id >= ${READ_BEFORE})`;
}

const TOPIC_KINDS = Object.entries(TOPIC_RULES)
  .map(([topic, { kind }]) => `('${topic}', '${kind}')`)
  .join(', ');

/** Condition: the person has not switched off the kind of `n` in the app. */
export const NOT_SWITCHED_OFF = `n.topic <> all (coalesce((select array_agg(rule.topic)
  from notifications.notification_preference p
  join (values ${TOPIC_KINDS}) rule (topic, kind) on not p.show_in_app or rule.kind = any (p.in_app_off)
 where p.organisation_id = $1 and p.user_id = $2::uuid), '{}'::text[]))`;

/** Condition: the person has archived it, or has not. */
export function archived(row: string, isArchived: boolean): string {
  return `${row}.id ${isArchived ? 'in' : 'not in'} (
  select a.notification_id from notifications.notification_archived a where a.organisation_id = $1 and a.user_id = $2::uuid)`;
}

export function visible(row: string): string {
  const heldSince = (name: string) => `${row}.id >= ($5::jsonb ->> ${name})::uuid`;
  return `${row}.organisation_id = $1 and ${row}.deleted_at is null and ${row}.id >= $3::uuid
  and (${row}.to_user is null or ${row}.to_user = $2::uuid)
  and (${row}.to_roles is null or ($4 = any (${row}.to_roles) and ${heldSince('$4')}))
  and (${row}.to_right is null or ${heldSince(`${row}.to_right`)})
  and (${row}.needs is null or ${heldSince(`(${row}.needs || ' READ')`)})`;
}

/** Condition on `n`: the notification with this id or, if `wholeGroup` is true, all similar ones of its day. */
export function oneOrGroupSql(id: string, wholeGroup: string): string {
  return `(n.id = ${id}::uuid or (${wholeGroup}::boolean and n.group_key = (select chosen.group_key from notifications.notification chosen
    where chosen.organisation_id = $1 and chosen.id = ${id}::uuid)))`;
}
