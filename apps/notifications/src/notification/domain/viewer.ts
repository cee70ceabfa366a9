import { holdings, type UserPrincipal } from '@quillcare/contracts';
import { firstIdFrom } from '@quillcare/service-kit';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const NO_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * What of a person decides which notifications they see. Ids sort by time, so an instant is the first id from
 * then on: nobody finds as unread what was said before they joined, or before they held what it was said to.
 */
export interface Viewer {
  userId: string;
  role: string;
  /** The first id since the person joined. */
  since: string;
  /** The first id since the person holds the role, and each right, by name. */
  holds: Record<string, string>;
}

/** A person as a viewer of notifications. */
export function viewerOf(person: UserPrincipal): Viewer {
  const { userId, role, isActive, standing } = person;
  const idFrom = (instant: string | undefined): string =>
    instant === undefined ? FIRST_ID : firstIdFrom(new Date(instant));
  return {
    userId,
    role,
    since: isActive ? firstIdFrom(new Date(standing.joinedAt)) : NO_ID,
    holds: Object.fromEntries(holdings(person).map((name) => [name, idFrom(standing.gained[name])])),
  };
}
