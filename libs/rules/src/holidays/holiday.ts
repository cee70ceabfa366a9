import { addDays, isoWeekday } from '../dates';
import { MONDAY, weekdayOnOrAfter, SATURDAY, SUNDAY, TUESDAY } from './weekdays';

export interface PublicHoliday {
  date: string;
  name: string;
}

/** Returns the holiday, plus the following Monday if it falls on a weekend. */
export function addNextMonday(date: string, name: string): PublicHoliday[] {
  return isoWeekday(date) < SATURDAY
    ? [{ date, name }]
    : [
        { date, name },
        { date: weekdayOnOrAfter(date, MONDAY), name },
      ];
}

/** Returns the holiday, plus the following Monday if it falls on a Sunday. */
export function addMondayAfterSunday(date: string, name: string): PublicHoliday[] {
  return isoWeekday(date) === SUNDAY ? addNextMonday(date, name) : [{ date, name }];
}

/**
 * Returns two consecutive holidays, such as Christmas and Boxing Day, with their substitute days. A Saturday holiday adds the
 * following Monday. A Sunday holiday adds the Tuesday, because the Monday belongs to the other one.
 */
export function addDaysInLieu(first: string, name: string, nextName: string): PublicHoliday[] {
  return [
    { date: first, name },
    { date: addDays(first, 1), name: nextName },
  ].flatMap((day) => {
    const weekday = isoWeekday(day.date);
    if (weekday < SATURDAY) return [day];
    return [
      day,
      { date: weekdayOnOrAfter(day.date, weekday === SATURDAY ? MONDAY : TUESDAY), name: day.name },
    ];
  });
}
