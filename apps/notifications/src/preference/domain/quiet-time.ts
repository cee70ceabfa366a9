import type { NotificationPreferences } from '@quillcare/contracts';
import { addDays, isoWeekday, toInstant, startOfDayIn, todayIn } from '@quillcare/rules';

export type QuietTime = Pick<NotificationPreferences, 'quietHours' | 'quietDays'>;

/** Upper bound for the steps that a week of quiet days and nights can need. */
const MAX_STEPS = 20;

/** Returns when an email may be sent: now, or once the person's quiet hours and days in the practice's time zone are over. */
export function nextSendTime(now: Date, quiet: QuietTime, timeZone: string): Date {
  let at = now;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const end = quietTimeEnd(at, quiet, timeZone);
    if (end === null) return at;
    at = end;
  }
  return at;
}

/** Returns when the quiet time around an instant ends, or null if it is not quiet. */
function quietTimeEnd(at: Date, { quietHours, quietDays }: QuietTime, timeZone: string): Date | null {
  const today = todayIn(at, timeZone);
  if (quietDays.includes(isoWeekday(today))) return startOfDayIn(addDays(today, 1), timeZone);
  if (quietHours === null) return null;
  const { from, to } = quietHours;
  // A quiet night that began yesterday may still last.
  for (const day of [addDays(today, -1), today]) {
    const begin = toInstant(day, from, timeZone);
    const end = toInstant(from < to ? day : addDays(day, 1), to, timeZone);
    if (begin <= at && at < end) return end;
  }
  return null;
}

/**
 * Returns whether a digest is due on a day. There is none on quiet days; a weekly digest is due on the first other day of the
 * week.
 */
export function isDigestDay(
  frequency: NotificationPreferences['emailFrequency'],
  day: string,
  quietDays: readonly number[],
): boolean {
  const weekday = isoWeekday(day);
  if (quietDays.includes(weekday)) return false;
  if (frequency === 'DAILY_DIGEST') return true;
  const first = [1, 2, 3, 4, 5, 6, 7].find((one) => !quietDays.includes(one));
  return frequency === 'WEEKLY_DIGEST' && weekday === first;
}
