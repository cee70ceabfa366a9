/** Condition: the person may see notification `n`. $1 is the organisation, $2 the names of the resources they may read. */
export const VISIBLE = 'n.organisation_id = $1 and n.deleted_at is null and n.needs = any ($2::text[])';

/** The id before which person $3 has read everything, so that older notifications need no mark of their own. */
// A sub-select of its own: under row-level security an index is not searched by `coalesce`, which is not known as leakproof.
export const READ_BEFORE = `(select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $3), '00000000-0000-0000-0000-000000000000'::uuid))`;

/** Condition: person $3 has not read `n`. `not in` is answered from a hash of their marks, however many notifications there are. */
export const UNREAD = `n.id >= ${READ_BEFORE} and n.id not in (
  select r.notification_id from notifications.notification_read r
   where r.organisation_id = $1 and r.user_id = $3 and r.notification_id >= ${READ_BEFORE})`;
