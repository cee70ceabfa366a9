import { holdings, type UserPrincipal } from '@quillcare/contracts';
import { firstIdFrom } from '@quillcare/service-kit';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const NO_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * What determines the notifications a person sees. Ids sort by time, so a moment is represented by the first id after it. Nobody
 * sees as unread what was sent before they joined, or before they gained the role or right it was addressed to.
 */
export interface Viewer {
  userId: string;
  role: string;
  /** First id after the person joined. */
  since: string;
  /** First id since the person has held the role and each right, by name. */
  holds: Record<string, string>;
}

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
