import type { Role } from '@quillcare/contracts';

/** How long a closed practice has to take its data out, as the terms promise, in milliseconds. */
const EXPORT_MS = 30 * 86_400_000;

/** What decides whether the people of a practice may sign in. */
export interface Doors {
  readonly isActive: boolean;
  readonly exportUntil: Date | null;
}

/** The last moment at which a practice that closes now can be entered to export. */
export function exportDeadline(now: Date): Date {
  return new Date(now.getTime() + EXPORT_MS);
}

/** Whether somebody may sign in: everybody while the practice is active, its administrators for some days after closing. */
export function mayEnter(
  { isActive, exportUntil }: Doors,
  { role }: { readonly role: Role },
  now: Date,
): boolean {
  return isActive || (role === 'ORG_ADMIN' && exportUntil !== null && exportUntil > now);
}

/** The same over `identity.organisation o`, for a role and an instant in SQL. */
export const mayEnterSql = (role: string, now: string): string =>
  `(o.is_active or (${role} = 'ORG_ADMIN' and o.export_until > ${now}))`;
