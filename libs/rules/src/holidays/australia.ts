import { addDays } from '../dates';
import { easterSunday } from './easter';
import { addDaysInLieu, addMondayAfterSunday, addNextMonday, type PublicHoliday } from './holiday';
import { toIsoDate, lastWeekday, MONDAY, nthWeekday, weekdayOnOrAfter, SATURDAY, TUESDAY } from './weekdays';

type AustralianState = 'NSW' | 'VIC' | 'QLD' | 'WA' | 'SA' | 'TAS' | 'ACT' | 'NT';

interface StateRules {
  anzacDay: (year: number) => PublicHoliday[];
  /** Holidays that only this state has, or has on a different day. */
  stateHolidays: (year: number) => PublicHoliday[];
}

const anzacDay = (year: number): string => toIsoDate(year, 4, 25);
const ANZAC_DAY_NAME = 'Anzac Day';
const fixedAnzacDay = (year: number): PublicHoliday[] => [{ date: anzacDay(year), name: ANZAC_DAY_NAME }];
const anzacDayOrMondayAfterSunday = (year: number) => addMondayAfterSunday(anzacDay(year), ANZAC_DAY_NAME);
const anzacDayAndMonday = (year: number) => addNextMonday(anzacDay(year), ANZAC_DAY_NAME);

const mondayHoliday = (year: number, month: number, nth: number, name: string): PublicHoliday => ({
  date: nthWeekday(year, month, MONDAY, nth),
  name,
});
const kingsBirthdayInJune = (year: number) => mondayHoliday(year, 6, 2, "King's Birthday");

/** New South Wales has an additional Monday for Anzac Day in these years only: Public Holidays Amendment (Anzac Day) Order 2026. */
const NSW_ANZAC_MONDAYS: readonly number[] = [2026, 2027];

/** Years in which the day proclaimed by the Governor of Western Australia is not the last Monday in September. */
const WA_KINGS_BIRTHDAYS: Readonly<Record<number, string>> = { 2024: '2024-09-23' };

/**
 * Whole-day holidays of the entire state or territory. Omitted: local show and cup days, part-days on Christmas Eve and New
 * Year's Eve, Tasmania's Easter Tuesday (public service only), New South Wales' bank holiday.
 *
 * Sources: Public Holidays Act 2010 (NSW) and its order of 2026; Public Holidays Act 1993 (Vic) and its gazettes; Holidays Act
 * 1983 (Qld); Public and Bank Holidays Act 1972 (WA); Public Holidays Act 2023 (SA); Statutory Holidays Act 2000 (Tas); Holidays
 * Act 1958 (ACT); Public Holidays Act 1981 (NT).
 */
const STATE_RULES: Readonly<Record<AustralianState, StateRules>> = {
  NSW: {
    anzacDay: (year) => (NSW_ANZAC_MONDAYS.includes(year) ? anzacDayAndMonday(year) : fixedAnzacDay(year)),
    stateHolidays: (year) => [kingsBirthdayInJune(year), mondayHoliday(year, 10, 1, 'Labour Day')],
  },
  VIC: {
    anzacDay: fixedAnzacDay,
    stateHolidays: (year) => [
      mondayHoliday(year, 3, 2, 'Labour Day'),
      kingsBirthdayInJune(year),
      // Gazetted each year with the date of the match, which so far has been the last Saturday in September.
      { date: addDays(lastWeekday(year, 9, SATURDAY), -1), name: 'Friday before the AFL Grand Final' },
      { date: nthWeekday(year, 11, TUESDAY, 1), name: 'Melbourne Cup Day' },
    ],
  },
  QLD: {
    anzacDay: anzacDayOrMondayAfterSunday,
    stateHolidays: (year) => [
      mondayHoliday(year, 5, 1, 'Labour Day'),
      mondayHoliday(year, 10, 1, "King's Birthday"),
    ],
  },
  WA: {
    anzacDay: anzacDayAndMonday,
    stateHolidays: (year) => [
      mondayHoliday(year, 3, 1, 'Labour Day'),
      mondayHoliday(year, 6, 1, 'Western Australia Day'),
      { date: WA_KINGS_BIRTHDAYS[year] ?? lastWeekday(year, 9, MONDAY), name: "King's Birthday" },
    ],
  },
  SA: {
    anzacDay: anzacDayOrMondayAfterSunday,
    stateHolidays: (year) => [
      mondayHoliday(year, 3, 2, 'Adelaide Cup Day'),
      kingsBirthdayInJune(year),
      mondayHoliday(year, 10, 1, 'Labour Day'),
    ],
  },
  TAS: {
    anzacDay: fixedAnzacDay,
    stateHolidays: (year) => [mondayHoliday(year, 3, 2, 'Eight Hours Day'), kingsBirthdayInJune(year)],
  },
  ACT: {
    anzacDay: anzacDayAndMonday,
    stateHolidays: (year) => [
      mondayHoliday(year, 3, 2, 'Canberra Day'),
      { date: weekdayOnOrAfter(toIsoDate(year, 5, 27), MONDAY), name: 'Reconciliation Day' },
      kingsBirthdayInJune(year),
      mondayHoliday(year, 10, 1, 'Labour Day'),
    ],
  },
  NT: {
    anzacDay: anzacDayOrMondayAfterSunday,
    stateHolidays: (year) => [
      mondayHoliday(year, 5, 1, 'May Day'),
      kingsBirthdayInJune(year),
      mondayHoliday(year, 8, 1, 'Picnic Day'),
    ],
  },
};

/** Holidays common to all states. If the state is unknown, Anzac Day has no additional Monday. */
const NATIONAL_RULES: StateRules = { anzacDay: fixedAnzacDay, stateHolidays: () => [] };

/** Returns the public holidays of a state or territory in a year, or those common to all of Australia if the state is unknown. */
export function australianHolidays(year: number, state: string | null): PublicHoliday[] {
  const rules = isAustralianState(state) ? STATE_RULES[state] : NATIONAL_RULES;
  const easter = easterSunday(year);
  return [
    ...addNextMonday(toIsoDate(year, 1, 1), "New Year's Day"),
    ...addNextMonday(toIsoDate(year, 1, 26), 'Australia Day'),
    { date: addDays(easter, -2), name: 'Good Friday' },
    { date: addDays(easter, 1), name: 'Easter Monday' },
    ...rules.anzacDay(year),
    ...addDaysInLieu(toIsoDate(year, 12, 25), 'Christmas Day', 'Boxing Day'),
    ...rules.stateHolidays(year),
  ];
}

function isAustralianState(state: string | null): state is AustralianState {
  return state !== null && Object.hasOwn(STATE_RULES, state);
}
