import { addDays, isoWeekday } from '../dates';

/** ISO weekdays that holidays are fixed to. */
export const MONDAY = 1;
export const TUESDAY = 2;
export const FRIDAY = 5;
export const SATURDAY = 6;
export const SUNDAY = 7;

/** A calendar date from its parts. */
export function dateOf(year: number, month: number, day: number): string {
  return [String(year).padStart(4, '0'), pad(month), pad(day)].join('-');
}

/** The date itself if it is that weekday, otherwise the next one that is. */
export function onOrAfter(date: string, weekday: number): string {
  return addDays(date, (weekday - isoWeekday(date) + 7) % 7);
}

/** Such as the second Monday of June. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): string {
  return addDays(onOrAfter(dateOf(year, month, 1), weekday), (nth - 1) * 7);
}

/** Such as the last Monday of September. */
export function lastWeekday(year: number, month: number, weekday: number): string {
  const nextMonth = month === 12 ? dateOf(year + 1, 1, 1) : dateOf(year, month + 1, 1);
  return addDays(onOrAfter(nextMonth, weekday), -7);
}

/** Of Tuesday to Thursday the Monday before, of Friday to Sunday the Monday after: how New Zealand's anniversaries are kept. */
export function nearestMonday(date: string): string {
  return onOrAfter(addDays(date, -3), MONDAY);
}

function pad(part: number): string {
  return String(part).padStart(2, '0');
}
