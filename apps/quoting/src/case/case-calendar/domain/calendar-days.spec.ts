import { boardDays, boundsOf, calendarDays } from './calendar-days';

describe('date range of the board and the calendar', () => {
  it('defaults to six weeks from Monday of this week on the board', () => {
    expect(boardDays({}, '2026-11-23')).toEqual({ from: '2026-11-23', to: '2027-01-03' });
    expect(boardDays({}, '2026-11-22').from).toBe('2026-11-16');
  });

  it('defaults to the current month, whatever its length, in the calendar', () => {
    expect(calendarDays({}, '2028-02-29')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(calendarDays({}, '2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
  });

  it('is the requested range if there is one', () => {
    const asked = { from: '2026-01-05', to: '2026-01-11' };
    expect(boardDays(asked, '2026-11-23')).toEqual(asked);
    expect(calendarDays(asked, '2026-11-23')).toEqual(asked);
  });

  it("ends at midnight in the practice's time zone, also when clocks change", () => {
    const [start, end] = boundsOf({ from: '2026-10-04', to: '2026-10-04' }, 'Australia/Sydney');
    expect(end.getTime() - start.getTime()).toBe(23 * 3_600_000);
  });
});
