import fc from 'fast-check';
import { addDays } from '@quillcare/rules';
import { remindersOf, type DueCallback } from './reminders';

const today = '2026-11-20';
const callbacks: fc.Arbitrary<DueCallback[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    assigneeId: fc.constantFrom(null, 'ana', 'ben'),
    dueDate: fc.integer({ min: -20, max: 0 }).map((days) => addDays(today, days)),
  }),
);

it('each callback is in one reminder, which is for the person whose it is', () => {
  fc.assert(
    fc.property(callbacks, (due) => {
      const reminders = remindersOf(due, today, 3);
      expect(new Set(reminders.map(({ userId }) => userId)).size).toBe(reminders.length);
      for (const { userId, dueToday, overdue } of reminders)
        expect(dueToday + overdue).toBe(due.filter(({ assigneeId }) => assigneeId === userId).length);
      expect(reminders.reduce((sum, { dueToday, overdue }) => sum + dueToday + overdue, 0)).toBe(due.length);
    }),
  );
});

it('one of a kind is named, several are counted', () => {
  const of = (id: string, days: number) => ({ id, assigneeId: 'ana', dueDate: addDays(today, days) });
  expect(remindersOf([of('a', 0), of('b', -3), of('c', -4)], today, 3)).toEqual([
    {
      ...{ day: today, userId: 'ana', dueToday: 1, overdue: 2, urgent: 1 },
      ...{ dueTodayId: 'a', overdueId: null },
    },
  ]);
});

it('nothing due is no reminder', () => {
  expect(remindersOf([], today, 3)).toEqual([]);
});
