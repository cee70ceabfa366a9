import { addDays, isoWeekday } from '../dates';

/** ISO weekdays used by holiday rules. */
export const MONDAY = 1;
export const TUESDAY = 2;
export const FRIDAY = 5;
export const SATURDAY = 6;
export const SUNDAY = 7;

/** Returns the ISO date for a year, month and day. */
export function toIsoDate(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), padTwo(month), padTwo(day)].join('-');
}

/** Returns the first date on or after `date` that falls on the weekday. */
export function weekdayOnOrAfter(date: string, weekday: number): string {
  return addDays(date, (weekday - isoWeekday(date) + 7) % 7);
}

/** Returns the nth weekday of a month, such as the second Monday in June. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  return addDays(weekdayOnOrAfter(toIsoDate(year, month, 1), weekday), (nth - 1) * 7);
}

/** Returns the last weekday of a month, such as the last Monday in September. */
export function lastWeekday(year: number, month: number, weekday: number): string {
  const nextMonth = month === 12 ? toIsoDate(year + 1, 1, 1) : toIsoDate(year, month + 1, 1);
  return addDays(weekdayOnOrAfter(nextMonth, weekday), -7);
}

/**
 * Returns the Monday on which a New Zealand anniversary is observed: the Monday before for Tuesday to Thursday, the Monday after
 * for Friday to Sunday.
 */
export function nearestMonday(date: string): string {
  return weekdayOnOrAfter(addDays(date, -3), MONDAY);
}

function padTwo(part: number): string {
  return String(part).padStart(2, '0');
}
