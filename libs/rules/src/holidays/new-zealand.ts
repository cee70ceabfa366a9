import { addDays } from '../dates';
import { easterSunday } from './easter';
import { addDaysInLieu, addNextMonday, type PublicHoliday } from './holiday';
import { MATARIKI } from './matariki';
import { toIsoDate, FRIDAY, MONDAY, nearestMonday, nthWeekday, weekdayOnOrAfter, TUESDAY } from './weekdays';

const labourDay = (year: number): string => nthWeekday(year, 10, MONDAY, 4);
const nearestMondayTo = (month: number, day: number) => (year: number) =>
  nearestMonday(toIsoDate(year, month, day));

const aucklandAnniversary = nearestMondayTo(1, 29);
const wellingtonAnniversary = nearestMondayTo(1, 22);
const nelsonAnniversary = nearestMondayTo(2, 1);

/** Canterbury observes Christchurch Show Day, the second Friday after the first Tuesday in November. */
const canterburyShowDay = (year: number): string =>
  addDays(weekdayOnOrAfter(nthWeekday(year, 11, TUESDAY, 1), FRIDAY), 7);

/** Otago's anniversary moves when its Monday coincides with Easter Monday, next in 2035. */
function otagoAnniversary(year: number): string {
  const monday = nearestMondayTo(3, 23)(year);
  return monday === addDays(easterSunday(year), 1) ? addDays(monday, 1) : monday;
}

/**
 * The anniversary day of each region, on the day observed by most of it. Districts with a different day, such as South Canterbury
 * and Buller, can choose the region whose day they observe.
 *
 * Source: Holidays Act 2003 section 44(1)(l), and the dates published by the Ministry of Business, Innovation and Employment
 * (employment.govt.nz, "Public holidays and anniversary dates").
 */
const ANNIVERSARIES: Readonly<Record<string, (year: number) => string>> = {
  Auckland: aucklandAnniversary,
  'Bay of Plenty': aucklandAnniversary,
  Canterbury: canterburyShowDay,
  'Chatham Islands': nearestMondayTo(11, 30),
  Gisborne: aucklandAnniversary,
  "Hawke's Bay": (year) => addDays(labourDay(year), -3),
  'Manawatū-Whanganui': wellingtonAnniversary,
  Marlborough: (year) => addDays(labourDay(year), 7),
  Nelson: nelsonAnniversary,
  Northland: aucklandAnniversary,
  Otago: otagoAnniversary,
  Southland: (year) => addDays(easterSunday(year), 2),
  Taranaki: (year) => nthWeekday(year, 3, MONDAY, 2),
  Tasman: nelsonAnniversary,
  Waikato: aucklandAnniversary,
  Wellington: wellingtonAnniversary,
  'West Coast': nearestMondayTo(12, 1),
};

/**
 * Returns the public holidays of New Zealand in a year, including the region's anniversary day if the region is known. A holiday
 * on a weekend is also observed on the following weekday (Holidays Act 2003 sections 45 and 45A, "Mondayisation").
 */
export function newZealandHolidays(year: number, region: string | null): PublicHoliday[] {
  const easter = easterSunday(year);
  const matariki = MATARIKI[year];
  const anniversary = region !== null && Object.hasOwn(ANNIVERSARIES, region) && ANNIVERSARIES[region];
  return [
    ...addDaysInLieu(toIsoDate(year, 1, 1), "New Year's Day", "Day after New Year's Day"),
    ...addNextMonday(toIsoDate(year, 2, 6), 'Waitangi Day'),
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, 1), name: 'Easter Monday' },
    ...addNextMonday(toIsoDate(year, 4, 25), 'Anzac Day'),
    { date: nthWeekday(year, 6, MONDAY, 1), name: "King's Birthday" },
    ...(matariki === undefined ? [] : [{ date: matariki, name: 'Matariki' }]),
    { date: labourDay(year), name: 'Labour Day' },
    ...addDaysInLieu(toIsoDate(year, 12, 25), 'Christmas Day', 'Boxing Day'),
    ...(anniversary ? [{ date: anniversary(year), name: `${region} Anniversary Day` }] : []),
  ];
}
