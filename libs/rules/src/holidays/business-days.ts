import { addDays, isoWeekday } from '../dates';
import { publicHolidayOn, type HolidayPlace } from './public-holidays';
import { SATURDAY } from './weekdays';

/** Whether a practice works that day: Monday to Friday, and no public holiday of the place. Null: holidays do not matter. */
export function isBusinessDay(isoDate: string, place: HolidayPlace | null): boolean {
  return isoWeekday(isoDate) < SATURDAY && (place === null || publicHolidayOn(place, isoDate) === null);
}

/** The first business day on or after a date. */
export function nextBusinessDay(isoDate: string, place: HolidayPlace | null): string {
  let date = isoDate;
  while (!isBusinessDay(date, place)) date = addDays(date, 1);
  return date;
}

/** The business day that comes `days` business days after a date; 0 gives the date itself, or the first one after it. */
export function businessDaysAfter(isoDate: string, days: number, place: HolidayPlace | null): string {
  if (days === 0) return nextBusinessDay(isoDate, place);
  let date = isoDate;
  for (let left = days; left > 0; left -= 1) date = nextBusinessDay(addDays(date, 1), place);
  return date;
}

/** How many business days lie after one date, up to and including another; 0 if the other is not later. */
export function businessDaysBetween(from: string, to: string, place: HolidayPlace | null): number {
  let count = 0;
  for (let date = addDays(from, 1); date <= to; date = addDays(date, 1))
    if (isBusinessDay(date, place)) count += 1;
  return count;
}
