import { holdings, type Grants, type Role } from '@quillcare/contracts';

/** Since when (ISO instant) a user has held what they were granted after joining: a role, or a right such as "QUOTES READ". */
export type Gained = Readonly<Record<string, string>>;

interface Given {
  readonly role: Role;
  readonly grants: Grants | null;
}

// Ignores deactivation: a reactivated user holds what they held before, because only being granted something counts.
const heldBy = ({ role, grants }: Given): string[] =>
  holdings({ role, grants: grants ?? undefined, isActive: true });

/** Returns what a user has gained once `before` has become `after`. Null if nothing. Anything lost is dropped. */
export function gainedAfter(before: Given, after: Given, known: Gained | null, now: Date): Gained | null {
  const held = new Set(heldBy(before));
  const entries = heldBy(after).flatMap((name): [string, string][] => {
    const since = held.has(name) ? known?.[name] : now.toISOString();
    return since === undefined ? [] : [[name, since]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
