import type { BoardCase } from '@quillcare/contracts';
import { mondayOf, weeksOf } from './board-weeks';

const surgery = (id: string, startsAt: string | null, state: BoardCase['readiness']['state'] = 'READY') =>
  ({ id, startsAt, readiness: { state } }) as BoardCase;
const dayOf = (instant: string) => instant.slice(0, 10);

it('places each case in its week and column, and keeps empty weeks', () => {
  const items = [
    surgery('a', '2026-11-23T01:00:00Z', 'OVERDUE'),
    surgery('b', '2026-11-29T01:00:00Z'),
    surgery('c', '2026-12-07T01:00:00Z', 'MISSING'),
    surgery('undated', null),
  ];
  const weeks = weeksOf({ from: '2026-11-23', to: '2026-12-13', items }, dayOf);
  expect(weeks.map(({ from, count }) => [from, count])).toEqual([
    ['2026-11-23', 2],
    ['2026-11-30', 0],
    ['2026-12-07', 1],
  ]);
  expect(weeks[0]?.columns.map(({ state, cases }) => [state, cases.map(({ id }) => id)])).toEqual([
    ['OVERDUE', ['a']],
    ['MISSING', []],
    ['READY', ['b']],
  ]);
});

it('starts a week on Monday', () => {
  expect(mondayOf('2026-11-23')).toBe('2026-11-23');
  expect(mondayOf('2026-11-29')).toBe('2026-11-23');
});
