import fc from 'fast-check';
import { addDays } from '@quillcare/rules';
import { remindersOf, type DueCallback } from './reminders';

const today = '2026-11-20';
const callbacks: fc.Arbitrary<DueCallback[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    assigneeId: fc.constantFrom(null, 'ana', 'ben'),
    subject: fc.constantFrom('QUOTE' as const, 'LEAD' as const, 'CLIENT' as const),
    dueDate: fc.integer({ min: -20, max: 0 }).map((days) => addDays(today, days)),
  }),
);

it('puts each callback into one reminder, for its assignee or for everyone who may see its subject', () => {
  fc.assert(
    fc.property(callbacks, (due) => {
      const reminders = remindersOf(due, today, 3);
      expect(new Set(reminders.map(({ userId, subject }) => userId ?? subject)).size).toBe(reminders.length);
      for (const { userId, subject, dueToday, overdue } of reminders) {
        const theirs = due.filter(
          (one) => one.assigneeId === userId && (userId !== null || one.subject === subject),
        );
        expect(dueToday + overdue).toBe(theirs.length);
      }
      expect(reminders.reduce((sum, { dueToday, overdue }) => sum + dueToday + overdue, 0)).toBe(due.length);
    }),
  );
});

it('names a callback that is alone in its category and counts several', () => {
  const of = (id: string, days: number): DueCallback => ({
    id,
    assigneeId: 'ana',
    subject: 'LEAD',
    dueDate: addDays(today, days),
  });
  expect(remindersOf([of('a', 0), of('b', -3), of('c', -4)], today, 3)).toEqual([
    {
      day: today,
      userId: 'ana',
      dueToday: 1,
      overdue: 2,
      urgent: 1,
      dueTodayId: 'a',
      overdueId: null,
      subject: 'LEAD',
    },
  ]);
});

it('creates no reminder when nothing is due', () => {
  expect(remindersOf([], today, 3)).toEqual([]);
});
