import { recipientKeys, type UserPrincipal } from '@quillcare/contracts';
import { minIdAt } from '@quillcare/service-kit';

const FIRST_ID = '00000000-0000-0000-0000-000000000000';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

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
  const toFirstId = (instant: string | undefined): string =>
    instant === undefined ? FIRST_ID : minIdAt(new Date(instant));
  return {
    userId,
    role,
    since: isActive ? minIdAt(new Date(standing.joinedAt)) : LAST_ID,
    holds: Object.fromEntries(recipientKeys(person).map((name) => [name, toFirstId(standing.gained[name])])),
  };
}
