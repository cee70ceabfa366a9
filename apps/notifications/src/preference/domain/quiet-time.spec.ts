import { afterQuietTime, isDigestDay, type QuietTime } from './quiet-time';

const SYDNEY = 'Australia/Sydney';
const nights: QuietTime = { quietHours: { from: '19:00', to: '07:30' }, quietDays: [] };
const at = (instant: string, quiet: QuietTime, zone = SYDNEY) =>
  afterQuietTime(new Date(instant), quiet, zone).toISOString();

describe('quiet time', () => {
  it.each([
    ['by nothing during the day', '2026-11-23T01:00:00Z', '2026-11-23T01:00:00.000Z'],
    ['until morning in the evening', '2026-11-23T09:00:00Z', '2026-11-23T20:30:00.000Z'],
    ['until morning after midnight', '2026-11-23T15:00:00Z', '2026-11-23T20:30:00.000Z'],
    ['by nothing when quiet hours end', '2026-11-23T20:30:00Z', '2026-11-23T20:30:00.000Z'],
    ['until morning when quiet hours begin', '2026-11-23T08:00:00Z', '2026-11-23T20:30:00.000Z'],
  ])('delays an email %s', (_when, now, then) => {
    expect(at(now, nights)).toBe(then);
  });

  it('ends at the chosen time of day, even in the night when clocks change', () => {
    // In Sydney clocks go forward at 2 am on 4 October 2026 and back at 3 am on 5 April 2026.
    expect(at('2026-10-03T12:00:00Z', nights)).toBe('2026-10-03T20:30:00.000Z');
    expect(at('2026-04-04T12:00:00Z', nights)).toBe('2026-04-04T21:30:00.000Z');
  });

  it('stays within a day if its end is the later time', () => {
    const lunch: QuietTime = { quietHours: { from: '12:00', to: '13:00' }, quietDays: [] };
    expect(at('2026-11-23T01:15:00Z', lunch)).toBe('2026-11-23T02:00:00.000Z');
    expect(at('2026-11-23T02:15:00Z', lunch)).toBe('2026-11-23T02:15:00.000Z');
  });

  it('covers whole days and the night after them', () => {
    const weekends = { ...nights, quietDays: [6, 7] };
    // From Friday evening to Monday morning.
    expect(at('2026-11-27T10:00:00Z', weekends)).toBe('2026-11-29T20:30:00.000Z');
    expect(at('2026-11-28T02:00:00Z', { quietHours: null, quietDays: [6, 7] })).toBe(
      '2026-11-29T13:00:00.000Z',
    );
  });
});

describe('digest day', () => {
  const MONDAY = '2026-11-23';
  const TUESDAY = '2026-11-24';
  it.each([
    ['DAILY_DIGEST', TUESDAY, [], true],
    ['DAILY_DIGEST', TUESDAY, [2], false],
    ['WEEKLY_DIGEST', MONDAY, [], true],
    ['WEEKLY_DIGEST', TUESDAY, [], false],
    ['WEEKLY_DIGEST', MONDAY, [1], false],
    ['WEEKLY_DIGEST', TUESDAY, [1], true],
    ['IMMEDIATE', MONDAY, [], false],
    ['NEVER', MONDAY, [], false],
  ] as const)('is decided for %s on %s with quiet days %j: %s', (frequency, day, quietDays, isDue) => {
    expect(isDigestDay(frequency, day, quietDays)).toBe(isDue);
  });
});
