import { addDays, isoWeekday } from '../dates';
import { MONDAY, onOrAfter, SATURDAY, SUNDAY, TUESDAY } from './weekdays';

/** A day on which practices of a place are closed by law. */
export interface PublicHoliday {
  date: string;
  name: string;
}

/** The day, and the Monday after it where it falls on a weekend. */
export function withNextMonday(date: string, name: string): PublicHoliday[] {
  return isoWeekday(date) < SATURDAY
    ? [{ date, name }]
    : [
        { date, name },
        { date: onOrAfter(date, MONDAY), name },
      ];
}

/** Only a Sunday gives the Monday after it. */
export function withMondayAfterSunday(date: string, name: string): PublicHoliday[] {
  return isoWeekday(date) === SUNDAY ? withNextMonday(date, name) : [{ date, name }];
}

/**
 * Two holidays in a row, such as Christmas and Boxing Day. One on a Saturday gives the Monday after it; one on a Sunday the
 * Tuesday, because the Monday is the other one's.
 */
export function withDaysInLieu(first: string, name: string, nextName: string): PublicHoliday[] {
  return [
    { date: first, name },
    { date: addDays(first, 1), name: nextName },
  ].flatMap((day) => {
    const weekday = isoWeekday(day.date);
    if (weekday < SATURDAY) return [day];
    return [day, { date: onOrAfter(day.date, weekday === SATURDAY ? MONDAY : TUESDAY), name: day.name }];
  });
}
