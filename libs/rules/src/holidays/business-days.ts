import { addDays, isoWeekday } from '../dates';
import { findPublicHoliday, type HolidayPlace } from './public-holidays';
import { SATURDAY } from './weekdays';

/**
 * Returns whether a date is a business day: Monday to Friday and not a public holiday of the place. If the place is null,
 * holidays are ignored.
 */
export function isBusinessDay(isoDate: string, place: HolidayPlace | null): boolean {
  return isoWeekday(isoDate) < SATURDAY && (place === null || findPublicHoliday(place, isoDate) === null);
}

/** Returns the first business day on or after a date. */
export function nextBusinessDay(isoDate: string, place: HolidayPlace | null): string {
  let date = isoDate;
  while (!isBusinessDay(date, place)) date = addDays(date, 1);
  return date;
}

/** Returns the date `days` business days after a date. 0 returns the date itself, or the next business day if it is none. */
export function businessDaysAfter(isoDate: string, days: number, place: HolidayPlace | null): string {
  if (days === 0) return nextBusinessDay(isoDate, place);
  let date = isoDate;
  for (let remaining = days; remaining > 0; remaining -= 1) date = nextBusinessDay(addDays(date, 1), place);
  return date;
}

/** Counts the business days after `from` up to and including `to`. 0 if `to` is not later. */
export function businessDaysBetween(from: string, to: string, place: HolidayPlace | null): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1))
    if (isBusinessDay(date, place)) count += 1;
  return count;
}
