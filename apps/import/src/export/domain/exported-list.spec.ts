import { formatDay, timeOf } from './exported-list';

const SYDNEY = { timeZone: 'Australia/Sydney' };

describe('exported time', () => {
  // 7:30 am in the practice's time zone, still the previous evening in UTC.
  const early = '2026-11-22T20:30:00.000Z';

  it('is formatted in the practice’s time zone', () => {
    expect(formatDay(early, SYDNEY)).toBe('2026-11-23');
    expect(formatDay(early, { timeZone: 'Europe/London' })).toBe('2026-11-22');
    expect(timeOf(early, SYDNEY)).toBe('2026-11-23 07:30');
  });

  it('is empty if there is none', () => {
    expect([formatDay(null, SYDNEY), formatDay(undefined, SYDNEY), timeOf(null, SYDNEY)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
