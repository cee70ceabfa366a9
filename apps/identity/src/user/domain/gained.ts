import { holdings, type Grants, type Role } from '@quillcare/contracts';

/** Since when (ISO instant) a person has held what they were given after joining: a role, or a right such as "QUOTES READ". */
export type Gained = Readonly<Record<string, string>>;

interface Given {
  readonly role: Role;
  readonly grants: Grants | null;
}

// Whoever is deactivated and comes back holds what they held: only being given something counts.
const heldBy = ({ role, grants }: Given): string[] =>
  holdings({ role, grants: grants ?? undefined, isActive: true });

/** What a person has gained once `before` has become `after`; null for nothing. What was lost is forgotten. */
export function gainedAfter(before: Given, after: Given, known: Gained | null, now: Date): Gained | null {
  const held = new Set(heldBy(before));
  const entries = heldBy(after).flatMap((name): [string, string][] => {
    const since = held.has(name) ? known?.[name] : now.toISOString();
    return since === undefined ? [] : [[name, since]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
