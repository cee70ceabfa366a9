/**
 * Condition: the user may see notification `n`. $1 is the organisation, $2 the names of the resources they
 * may read.
 */
export const VISIBLE = 'n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($2::text[])';

/** The id before which user $3 has read everything, so that older notifications need no mark. */
// A separate sub-select: under row-level security `coalesce`, which is not marked leakproof, prevents an
// index search.
export const READ_BEFORE = `(select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $3), '00000000-0000-0000-0000-000000000000'::uuid))`;

/**
 * Condition: user $3 has not read `n`. `not in` is evaluated with a hash of their marks, however many
 * notifications there are.
 */
export const UNREAD = `n.id >= ${READ_BEFORE} and n.id not in (
  select r.notification_id from notifications.notification_read r
   where r.organisation_id = $1 and r.user_id = $3 and r.notification_id >= ${READ_BEFORE})`;
