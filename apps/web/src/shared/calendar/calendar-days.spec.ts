import { addMonths, dayByKey, firstWeekdayOf, weekOf, weeksOf } from './calendar-days';

describe('calendar days', () => {
  it.each([
    ['2026-03-04', 1, '2026-03-02'],
    ['2026-03-01', 1, '2026-02-23'],
    ['2026-03-01', 7, '2026-03-01'],
    ['2026-03-07', 6, '2026-03-07'],
  ] as const)('place %s, with weeks starting on weekday %i, in the week of %s', (day, first, monday) => {
    expect(weekOf(day, first)[0]).toBe(monday);
  });

  it.each([
    ['2026-02-10', 1, 5, '2026-01-26', '2026-03-01'],
    ['2027-02-10', 1, 4, '2027-02-01', '2027-02-28'],
    ['2026-08-31', 1, 6, '2026-07-27', '2026-09-06'],
  ] as const)('cover the month of %s in whole weeks', (day, first, count, from, to) => {
    const weeks = weeksOf(day, first);
    expect(weeks).toHaveLength(count);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect([weeks[0]![0], weeks.at(-1)![6]]).toEqual([from, to]);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
  ])('add to %s %i months and give %s', (day, months, result) => expect(addMonths(day, months)).toBe(result));

  it.each([
    ['ArrowLeft', '2026-02-28'],
    ['ArrowDown', '2026-03-08'],
    ['Home', '2026-02-23'],
    ['End', '2026-03-01'],
    ['PageDown', '2026-04-01'],
    ['Enter', null],
  ])('move with %s from 1 March to %s', (key, day) => expect(dayByKey(key, '2026-03-01', 1)).toBe(day));

  it('start the week on the day usual in the locale', () => {
    expect(firstWeekdayOf('en-AU')).toBe(1);
    expect(firstWeekdayOf('en-US')).toBe(7);
  });
});
