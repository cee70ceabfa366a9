import type { Role } from '@quillcare/contracts';
import { addDays, startOfDayIn, todayIn } from '@quillcare/rules';

/** How many days after the day of closing a practice has to take its data out, as the terms promise. */
const EXPORT_DAYS = 30;

/** What decides whether the people of a practice may sign in. */
export interface Doors {
  readonly isActive: boolean;
  readonly exportUntil: Date | null;
}

/** The last moment of the last day, in the practice's zone, on which a practice that closes now can be entered to export. */
export function exportDeadline(now: Date, timeZone: string): Date {
  const dayAfter = addDays(todayIn(now, timeZone), EXPORT_DAYS + 1);
  return new Date(startOfDayIn(dayAfter, timeZone).getTime() - 1);
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
