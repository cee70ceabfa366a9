import { recipientKeys, type Grants, type Role } from '@quillcare/contracts';

/** Since when (ISO instant) a user has held what they were granted after joining: a role, or a right such as "QUOTES READ". */
export type GrantedSince = Readonly<Record<string, string>>;

interface RoleAndGrants {
  readonly role: Role;
  readonly grants: Grants | null;
}

// Ignores deactivation: a reactivated user holds what they held before, because only being granted something counts.
const permissionsOf = ({ role, grants }: RoleAndGrants): string[] =>
  recipientKeys({ role, grants: grants ?? undefined, isActive: true });

/** Returns what a user has gained once `before` has become `after`. Null if nothing. Anything lost is dropped. */
export function grantedSinceAfter(
  before: RoleAndGrants,
  after: RoleAndGrants,
  known: GrantedSince | null,
  now: Date,
): GrantedSince | null {
  const previous = new Set(permissionsOf(before));
  const entries = permissionsOf(after).flatMap((name): [string, string][] => {
    const since = previous.has(name) ? known?.[name] : now.toISOString();
    return since === undefined ? [] : [[name, since]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
