import { formatDay, rowCells, timeOf } from './exported-list';
import { EXPORTED_LISTS } from './exported-lists';

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

it('writes the progress of a checklist so that no spreadsheet reads it as a date', () => {
  const row = { id: '1', readiness: { ready: 3, total: 5, nextDueOn: null } };
  expect(rowCells(EXPORTED_LISTS['surgery-cases'], ['readiness'], row, SYDNEY)).toEqual(['3 of 5']);
});
