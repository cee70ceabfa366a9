import { dayOf, timeOf } from './exported-list';

const SYDNEY = { timeZone: 'Australia/Sydney' };

describe('exported time', () => {
  // 7:30 am in the practice's time zone, still the previous evening in UTC.
  const early = '2026-11-22T20:30:00.000Z';

  it('is formatted in the practice’s time zone', () => {
    expect(dayOf(early, SYDNEY)).toBe('2026-11-23');
    expect(dayOf(early, { timeZone: 'Europe/London' })).toBe('2026-11-22');
    expect(timeOf(early, SYDNEY)).toBe('2026-11-23 07:30');
  });

  it('is empty if there is none', () => {
    expect([dayOf(null, SYDNEY), dayOf(undefined, SYDNEY), timeOf(null, SYDNEY)]).toEqual([null, null, null]);
  });
});
