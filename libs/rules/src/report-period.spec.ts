import fc from 'fast-check';
import { addDays, startOfDayIn, todayIn } from './dates';
import {
  comparisonPeriod,
  countDays,
  splitIntoMonths,
  adjacentPeriod,
  findReportPeriod,
  REPORT_COMPARISONS,
  type DaySpan,
} from './report-period';
import { forAll } from './for-all.suite';

const days = fc.integer({ min: 0, max: 40_000 }).map((after) => addDays('1990-01-01', after));
const kinds = fc.constantFrom('month', 'quarter', 'year');
const countries = fc.constantFrom('AU', 'NZ');
const MOST_DAYS = { month: 31, quarter: 92, year: 366 };

describe('findReportPeriod', () => {
  it.each([
    ['month', '2026-02-10', 'AU', '2026-02-01', '2026-02-28'],
    ['month', '2028-02-29', 'AU', '2028-02-01', '2028-02-29'],
    ['quarter', '2026-11-23', 'AU', '2026-10-01', '2026-12-31'],
    ['quarter', '2026-11-23', 'NZ', '2026-10-01', '2026-12-31'],
    ['year', '2026-06-30', 'AU', '2025-07-01', '2026-06-30'],
    ['year', '2026-07-01', 'AU', '2026-07-01', '2027-06-30'],
    ['year', '2026-03-31', 'NZ', '2025-04-01', '2026-03-31'],
    ['year', '2026-04-01', 'NZ', '2026-04-01', '2027-03-31'],
  ] as const)('is the %s of %s in %s', (kind, day, country, from, to) =>
    expect(findReportPeriod(kind, day, country)).toEqual({ from, to }),
  );

  it('contains the day, covers whole months, and is the same for each of its days', () => {
    forAll(kinds, days, countries, fc.nat(365), (kind, day, country, other) => {
      const span = findReportPeriod(kind, day, country);
      expect(span.from <= day && day <= span.to).toBe(true);
      expect(span.from.slice(8)).toBe('01');
      expect(addDays(span.to, 1).slice(8)).toBe('01');
      expect(countDays(span)).toBeLessThanOrEqual(MOST_DAYS[kind]);
      expect(findReportPeriod(kind, addDays(span.from, other % countDays(span)), country)).toEqual(span);
    });
  });

  it('follows the previous period without a gap', () => {
    forAll(kinds, days, countries, (kind, day, country) => {
      const span = findReportPeriod(kind, day, country);
      const former = adjacentPeriod(kind, span, -1);
      expect(addDays(former.to, 1)).toBe(span.from);
      expect(findReportPeriod(kind, former.from, country)).toEqual(former);
      expect(adjacentPeriod(kind, former, 1)).toEqual(span);
    });
  });
});

describe('days of a period in a time zone', () => {
  it('put each instant in exactly one day, even where clocks change', () => {
    const names = ['Australia/Sydney', 'Pacific/Auckland', 'Australia/Lord_Howe', 'America/Santiago'];
    const zones = fc.constantFrom(...names);
    forAll(zones, days, fc.integer({ min: 0, max: 31 * 86_400_000 }), (zone, day, after) => {
      const { from, to } = findReportPeriod('month', day, 'AU');
      const instant = new Date(startOfDayIn(from, zone).getTime() + after);
      const isWithin = instant < startOfDayIn(addDays(to, 1), zone);
      const local = todayIn(instant, zone);
      expect(local >= from && local <= to).toBe(isWithin);
    });
  });
});

describe('comparison of a period', () => {
  const october = { from: '2026-10-01', to: '2026-12-31' };
  it.each([
    ['quarter', october, 'former', '2027-02-01', { from: '2026-07-01', to: '2026-09-30' }],
    ['quarter', october, 'lastYear', '2027-02-01', { from: '2025-10-01', to: '2025-12-31' }],
    // Not over yet, so it is compared with the same number of days.
    ['quarter', october, 'former', '2026-11-23', { from: '2026-07-01', to: '2026-08-23' }],
    ['quarter', october, 'lastYear', '2026-11-23', { from: '2025-10-01', to: '2025-11-23' }],
    // 31 March has no counterpart in February.
    [
      'month',
      { from: '2026-03-01', to: '2026-03-31' },
      'former',
      '2026-03-30',
      { from: '2026-02-01', to: '2026-02-28' },
    ],
    [
      'custom',
      { from: '2028-02-20', to: '2028-02-29' },
      'former',
      '2029-01-01',
      { from: '2028-02-10', to: '2028-02-19' },
    ],
    [
      'custom',
      { from: '2028-02-20', to: '2028-02-29' },
      'lastYear',
      '2029-01-01',
      { from: '2027-02-20', to: '2027-02-28' },
    ],
    ['quarter', october, 'none', '2026-11-23', null],
  ] as const)('of %s %j with %s on %s', (kind, span, comparison, today, expected) =>
    expect(comparisonPeriod(kind, span, comparison, today)).toEqual(expected),
  );

  it('ends before the period starts, and is never longer than its elapsed part', () => {
    forAll(
      kinds,
      days,
      countries,
      fc.constantFrom(...REPORT_COMPARISONS),
      fc.nat(400),
      (kind, day, country, how, after) => {
        const span = findReportPeriod(kind, day, country);
        const today = addDays(span.from, after);
        const other = comparisonPeriod(kind, span, how, today);
        if (!other) return expect(how).toBe('none');
        expect(other.from <= other.to && other.to < span.from).toBe(true);
        if (today < span.to)
          expect(countDays(other)).toBeLessThanOrEqual(countDays({ from: span.from, to: today }));
        return undefined;
      },
    );
  });
});

it('divides a span into months that contain each of its days once', () => {
  forAll(days, fc.nat(900), (from, more) => {
    const span: DaySpan = { from, to: addDays(from, more) };
    const months = splitIntoMonths(span);
    expect(months[0]?.from).toBe(span.from);
    expect(months.at(-1)?.to).toBe(span.to);
    expect(months.reduce((sum, month) => sum + countDays(month), 0)).toBe(countDays(span));
    for (const { from: first, to } of months) expect(first.slice(0, 7)).toBe(to.slice(0, 7));
  });
});
