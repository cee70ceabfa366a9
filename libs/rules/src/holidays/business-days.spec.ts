import fc from 'fast-check';
import { addDays, addBusinessDays, isoWeekday } from '../dates';
import { AU_STATES } from '../au-states';
import { NZ_REGIONS } from '../state';
import { businessDaysAfter, businessDaysBetween, isBusinessDay, nextBusinessDay } from './business-days';
import { findPublicHoliday, type HolidayPlace } from './public-holidays';
import { forAll } from '../for-all.suite';

const place: fc.Arbitrary<HolidayPlace> = fc.oneof(
  fc.record({ country: fc.constant('AU' as const), region: fc.constantFrom(null, ...AU_STATES) }),
  fc.record({ country: fc.constant('NZ' as const), region: fc.constantFrom(null, ...NZ_REGIONS) }),
);
const date = fc.integer({ min: 0, max: 3_600 }).map((days) => addDays('2024-01-01', days));
const days = fc.integer({ min: 0, max: 40 });

it('never ends on a weekend or a public holiday', () => {
  forAll(date, days, place, (from, count, where) => {
    const due = businessDaysAfter(from, count, where);
    expect(isoWeekday(due)).toBeLessThan(6);
    expect(findPublicHoliday(where, due)).toBeNull();
    expect(due >= from).toBe(true);
  });
});

it('never ends earlier for a later start or for more days', () => {
  forAll(date, days, place, (from, count, where) => {
    const due = businessDaysAfter(from, count, where);
    expect(businessDaysAfter(addDays(from, 1), count, where) >= due).toBe(true);
    const start = nextBusinessDay(from, where);
    expect(businessDaysAfter(start, count + 1, where) > businessDaysAfter(start, count, where)).toBe(true);
  });
});

it('counts back to the same number of days', () => {
  forAll(date, days, place, (from, count, where) => {
    const start = nextBusinessDay(from, where);
    expect(businessDaysBetween(start, businessDaysAfter(start, count, where), where)).toBe(count);
  });
});

it('counts Monday to Friday without a place', () => {
  forAll(date, fc.integer({ min: 1, max: 40 }), (from, count) => {
    expect(businessDaysAfter(from, count, null)).toBe(addBusinessDays(from, count));
  });
});

it('skips Christmas and New Year', () => {
  const auckland = { country: 'NZ', region: 'Auckland' } as const;
  // Days off: Friday 25, Monday 28 (for Saturday 26), Friday 1 and Monday 4 (for Saturday 2).
  expect(businessDaysAfter('2026-12-24', 5, auckland)).toBe('2027-01-06');
  expect(isBusinessDay('2026-12-28', auckland)).toBe(false);
});
