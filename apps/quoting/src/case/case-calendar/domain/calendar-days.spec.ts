import { boardDays, boundsOf, calendarDays } from './calendar-days';

describe('days of the board and the calendar', () => {
  it('begin with the Monday of this week, for six weeks', () => {
    expect(boardDays({}, '2026-11-23')).toEqual({ from: '2026-11-23', to: '2027-01-03' });
    expect(boardDays({}, '2026-11-22').from).toBe('2026-11-16');
  });

  it('are the present month, of whatever length', () => {
    expect(calendarDays({}, '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(calendarDays({}, '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('are what was asked for', () => {
    const asked = { from: '2026-01-05', to: '2026-01-11' };
    expect(boardDays(asked, '2026-11-23')).toEqual(asked);
    expect(calendarDays(asked, '2026-11-23')).toEqual(asked);
  });

  it('end with the practice’s day, also where clocks change', () => {
    const [start, end] = boundsOf({ from: '2026-10-04', to: '2026-10-04' }, 'Australia/Sydney');
    expect(end.getTime() - start.getTime()).toBe(23 * 3_600_000);
  });
});
