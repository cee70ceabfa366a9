import type { Viewer } from '../domain/viewer';

/** The parameters of the conditions below, from $2 on; $1 is the organisation. */
export function viewerParams({ userId, since, role, holds }: Viewer): unknown[] {
  return [userId, since, role, JSON.stringify(holds)];
}

const heldSince = (name: string) => `n.id >= ($5::jsonb ->> ${name})::uuid`;

/**
 * Condition: the person sees notification `n`. All that its recipients name must be true of them, and since it
 * was written: `isAddressed` of the contracts, with a memory.
 */
export const VISIBLE = `n.organisation_id = $1 and n.deleted_at is null and n.id >= $3::uuid
  and (n.to_user is null or n.to_user = $2::uuid)
  and (n.to_roles is null or ($4 = any (n.to_roles) and ${heldSince('$4')}))
  and (n.to_right is null or ${heldSince('n.to_right')})
  and (n.needs is null or ${heldSince(`(n.needs || ' READ')`)})`;

/** The id before which the person has read everything, so that older notifications need no mark. */
// A separate sub-select: under row-level security `coalesce`, which is not marked leakproof, prevents an
// index search.
export const READ_BEFORE = `(select coalesce((select reader.read_before from notifications.notification_reader reader
  where reader.organisation_id = $1 and reader.user_id = $2::uuid), '00000000-0000-0000-0000-000000000000'::uuid))`;

/**
 * Condition: the person has not read `n`. `not in` is evaluated with a hash of their marks, however many
 * notifications there are.
 */
export const UNREAD = `n.id >= ${READ_BEFORE} and n.id not in (
  select r.notification_id from notifications.notification_read r
   where r.organisation_id = $1 and r.user_id = $2::uuid and r.notification_id >= ${READ_BEFORE})`;
