import type { Role } from '@quillcare/contracts';
import { addDays, startOfDayIn, todayIn } from '@quillcare/rules';

/** Days a closed practice has to export its data, as promised in the terms. */
const EXPORT_DAYS = 30;

/** The facts that decide whether a practice's staff may sign in. */
export interface Doors {
  readonly isActive: boolean;
  readonly exportUntil: Date | null;
}

/**
 * Returns the last instant at which a practice closing now can be entered to export its data: the end of the last day in its time
 * zone.
 */
export function exportDeadline(now: Date, timeZone: string): Date {
  const dayAfter = addDays(todayIn(now, timeZone), EXPORT_DAYS + 1);
  return new Date(startOfDayIn(dayAfter, timeZone).getTime() - 1);
}

/** Returns whether a user may sign in: everyone while the practice is active, administrators also for some days after it closes. */
export function mayEnter(
  { isActive, exportUntil }: Doors,
  { role }: { readonly role: Role },
  now: Date,
): boolean {
  return isActive || (role === 'ORG_ADMIN' && exportUntil !== null && exportUntil > now);
}

/** `mayEnter` in SQL over `identity.organisation o`, for a role and an instant. */
export const mayEnterSql = (role: string, now: string): string =>
  `(o.is_active or (${role} = 'ORG_ADMIN' and o.export_until > ${now}))`;
