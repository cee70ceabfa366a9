import fc from 'fast-check';
import {
  addBusinessDays,
  addDays,
  ageOn,
  endOfDayIn,
  formatDate,
  formatDateTime,
  formatLongDate,
  isCalendarDay,
  isExpired,
  isIsoDate,
  isExistingLocalTime,
  isoWeekday,
  toInstant,
  startOfDayIn,
  todayIn,
} from './dates';
import { forAll } from './for-all.suite';

const SYDNEY = 'Australia/Sydney';
const AUCKLAND = 'Pacific/Auckland';
const isoDate = fc
  .date({ min: new Date('1995-01-01T00:00:00Z'), max: new Date('2037-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const zone = fc.constantFrom(
  ...[SYDNEY, AUCKLAND, 'Australia/Lord_Howe', 'Australia/Adelaide', 'UTC', 'America/New_York'],
  ...['America/Santiago', 'America/Havana', 'Pacific/Chatham'],
);

describe('isIsoDate', () => {
  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '2026-12-31'])('accepts %s', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    ['no such day', ['2023-02-29', '1900-02-29', '2026-04-31', '2026-06-31', '2026-09-31', '2026-11-31']],
    ['no such month or year', ['2026-13-01', '2026-00-10', '0000-01-01']],
    ['another form', ['x2026-01-01', '2026-1-1', '', '26-01-01', '2026-01-01T00:00']],
  ])('rejects %s', (_why, texts) => expect(texts.filter(isIsoDate)).toEqual([]));
});

it('accepts only calendar years of four digits', () => {
  expect(isCalendarDay(9999, 12, 31)).toBe(true);
  expect(isCalendarDay(10_000, 1, 1)).toBe(false);
});

describe('isExistingLocalTime', () => {
  it.each([
    ['2026-10-04', '01:59', true],
    ['2026-10-04', '02:00', false],
    ['2026-10-04', '02:59', false],
    ['2026-10-04', '03:00', true],
    ['2026-04-05', '02:30', true],
  ])('knows whether clocks in Sydney on %s show %s: %p', (date, time, is) =>
    expect(isExistingLocalTime(date, time, SYDNEY)).toBe(is),
  );
});

it('includes the weekday in a long date', () => {
  expect(formatLongDate('2026-11-20')).toBe('Friday, 20 November 2026');
});

describe('todayIn', () => {
  it('returns the local date of the practice', () => {
    const now = new Date('2026-06-30T14:30:00Z');
    expect(todayIn(now, SYDNEY)).toBe('2026-07-01');
    expect(todayIn(now, 'Australia/Perth')).toBe('2026-06-30');
    expect(todayIn(new Date('2026-06-30T12:00:00Z'), AUCKLAND)).toBe('2026-07-01');
  });
});

describe('endOfDayIn', () => {
  it.each([
    ['2026-10-04', SYDNEY, '2026-10-04T12:59:59.999Z'], // daylight saving started that morning
    ['2026-04-05', SYDNEY, '2026-04-05T13:59:59.999Z'], // and ended
  ])('of %s in %s is %s', (date, timeZone, expected) => {
    expect(endOfDayIn(date, timeZone).toISOString()).toBe(expected);
  });

  it('is the last millisecond of the day in every zone, even where clocks change at midnight', () => {
    fc.assert(
      fc.property(isoDate, zone, (date, timeZone) => {
        const end = endOfDayIn(date, timeZone);
        expect(todayIn(end, timeZone)).toBe(date);
        expect(todayIn(new Date(end.getTime() + 1), timeZone)).toBe(addDays(date, 1));
        const hours = (end.getTime() + 1 - startOfDayIn(date, timeZone).getTime()) / 3_600_000;
        expect([23, 23.5, 24, 24.5, 25]).toContain(hours);
      }),
      { numRuns: 500 },
    );
  });

  it('rejects an invalid date', () => {
    expect(() => endOfDayIn('2026-02-30', SYDNEY)).toThrow(RangeError);
  });
});

describe('toInstant', () => {
  it.each([
    ['2026-07-01', '07:00', SYDNEY, '2026-06-30T21:00:00.000Z'],
    ['2026-12-01', '07:00', SYDNEY, '2026-11-30T20:00:00.000Z'],
    // Skipped when daylight saving starts, so the result is the moment of the change.
    ['2026-10-04', '02:30', SYDNEY, '2026-10-03T16:00:00.000Z'],
    ['2026-09-27', '02:15', AUCKLAND, '2026-09-26T14:00:00.000Z'],
    ['2026-10-04', '02:10', 'Australia/Lord_Howe', '2026-10-03T15:30:00.000Z'],
    ['2026-09-27', '03:00', 'Pacific/Chatham', '2026-09-26T14:00:00.000Z'],
    // Occurs twice when daylight saving ends, so the result is the first of the two.
    ['2026-04-05', '02:30', SYDNEY, '2026-04-04T15:30:00.000Z'],
    ['2026-04-05', '02:30', AUCKLAND, '2026-04-04T13:30:00.000Z'],
    ['2026-04-05', '01:45', 'Australia/Lord_Howe', '2026-04-04T14:45:00.000Z'],
    ['2026-04-05', '03:00', 'Pacific/Chatham', '2026-04-04T13:15:00.000Z'],
  ])('on %s at %s in %s is %s', (date, time, timeZone, expected) => {
    expect(toInstant(date, time, timeZone).toISOString()).toBe(expected);
  });

  const southern = fc.constantFrom(
    ...[SYDNEY, 'Australia/Melbourne', 'Australia/Hobart', 'Australia/Adelaide', 'Australia/Broken_Hill'],
    ...['Australia/Canberra', 'Australia/Lord_Howe', AUCKLAND, 'Pacific/Chatham', 'Antarctica/McMurdo'],
    ...['Australia/Perth', 'Australia/Brisbane', 'Australia/Darwin', 'Australia/Eucla', 'Pacific/Norfolk'],
  );
  // The hours in which the clocks change.
  const timeOfDay = fc
    .oneof(fc.integer({ min: 0, max: 4 * 60 }), fc.integer({ min: 0, max: 24 * 60 - 1 }))
    .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
  // Sundays from March to May and September to November, when the clocks change, and any other day.
  const date = fc.oneof(
    fc
      .tuple(
        fc.integer({ min: 2008, max: 2037 }),
        fc.constantFrom('03-01', '09-01'),
        fc.integer({ min: 0, max: 12 }),
      )
      .map(([year, from, weeks]) => {
        const first = `${year}-${from}`;
        return addDays(first, 7 - isoWeekday(first) + weeks * 7);
      }),
    isoDate,
  );
  const clocks = new Map<string, Intl.DateTimeFormat>();
  // The Swedish locale formats times as 2026-10-04 03:00:00.
  const shownAt = (instant: number, timeZone: string): string => {
    const style = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
    const clock = clocks.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', style);
    clocks.set(timeZone, clock);
    return clock.format(instant);
  };

  it('is the first instant at or after that time, in every zone and on every day', () => {
    fc.assert(
      fc.property(date, timeOfDay, southern, (day, time, timeZone) => {
        const instant = toInstant(day, time, timeZone).getTime();
        expect(shownAt(instant, timeZone) >= `${day} ${time}:00`).toBe(true);
        for (const earlier of [1, 1_000, 60_000, 30 * 60_000, 3_600_000, 2 * 3_600_000])
          expect(shownAt(instant - earlier, timeZone) < `${day} ${time}:00`).toBe(true);
        expect(todayIn(new Date(instant), timeZone)).toBe(day);
      }),
      { numRuns: 2_000 },
    );
  });

  it.each(['7:00', '24:00', '07:60', '', '07:00:00'])('rejects the time %j', (time) => {
    expect(() => toInstant('2026-07-01', time, SYDNEY)).toThrow(`Not a time of day: ${time}`);
  });
});

describe('isExpired', () => {
  it('is false until the end of the last day in the time zone of the practice', () => {
    expect(isExpired('2026-10-04', new Date('2026-10-04T12:59:59.999Z'), SYDNEY)).toBe(false);
    expect(isExpired('2026-10-04', new Date('2026-10-04T13:00:00.000Z'), SYDNEY)).toBe(true);
  });

  it('agrees with the end of the day', () => {
    forAll(isoDate, zone, fc.integer({ min: -90_000_000, max: 90_000_000 }), (date, timeZone, offset) => {
      const end = endOfDayIn(date, timeZone).getTime();
      expect(isExpired(date, new Date(end + offset), timeZone)).toBe(offset > 0);
    });
  });
});

describe('addDays and isoWeekday', () => {
  it('cross month ends, leap days and year ends', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(isoWeekday('2026-11-20')).toBe(5);
    expect(isoWeekday('2026-11-22')).toBe(7);
  });

  it('are reversible, and shift the weekday by the number of days', () => {
    forAll(isoDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
      expect(addDays(addDays(date, days), -days)).toBe(date);
      expect(Math.abs(isoWeekday(addDays(date, days)) - isoWeekday(date) - days) % 7).toBe(0);
    });
  });
});

describe('addBusinessDays', () => {
  it('keeps a weekend day when no day is added', () => {
    expect(addBusinessDays('2026-11-21', 0)).toBe('2026-11-21');
  });

  it('equals counting day by day', () => {
    forAll(
      isoDate,
      fc.integer({ min: -60, max: 60 }).filter((n) => n !== 0),
      (date, days) => {
        let counted = date;
        for (let left = Math.abs(days); left > 0;) {
          counted = addDays(counted, Math.sign(days));
          if (isoWeekday(counted) <= 5) left -= 1;
        }
        expect(addBusinessDays(date, days)).toBe(counted);
      },
    );
  });
});

describe('ageOn', () => {
  it.each([
    ['2000-05-10', '2026-05-09', 25],
    ['2000-05-10', '2026-05-10', 26],
    ['2004-02-29', '2026-02-28', 21],
    ['2004-02-29', '2026-03-01', 22],
    ['2026-01-01', '2026-01-01', 0],
  ])('of someone born %s is, on %s: %d', (born, on, age) => expect(ageOn(born, on)).toBe(age));
});

describe('date formatting', () => {
  it('follows the reader’s locale, Australian by default', () => {
    expect(formatDate('2026-11-20')).toBe('20 Nov 2026');
    expect(formatDate('2026-11-20', 'de-DE')).toBe('20.11.2026');
    const text = formatDateTime(new Date('2026-11-20T05:05:00Z'), 'en-AU', SYDNEY).replace(/\s/g, ' ');
    expect(text).toBe('20 Nov 2026, 4:05 pm');
  });
});
