import type { CallbacksDue, EventData } from '@quillcare/contracts';
import { daysBetween } from '@quillcare/rules';

/** A callback that somebody is to be reminded of today. */
export interface DueCallback {
  id: string;
  assigneeId: string | null;
  dueDate: string;
}

/** One reminder for each person, and one for the team's queue: what is due on the day, and what is overdue. */
export function remindersOf(
  due: readonly DueCallback[],
  day: string,
  highAfterDays: number,
): EventData<typeof CallbacksDue>[] {
  const byPerson = new Map<string | null, DueCallback[]>();
  for (const one of due) byPerson.set(one.assigneeId, [...(byPerson.get(one.assigneeId) ?? []), one]);
  return [...byPerson].map(([userId, theirs]) => {
    const dueToday = theirs.filter(({ dueDate }) => dueDate >= day);
    const overdue = theirs.filter(({ dueDate }) => dueDate < day);
    const urgent = overdue.filter(({ dueDate }) => daysBetween(dueDate, day) > highAfterDays);
    return {
      ...{ day, userId, dueToday: dueToday.length, overdue: overdue.length, urgent: urgent.length },
      dueTodayId: onlyOne(dueToday),
      overdueId: onlyOne(overdue),
    };
  });
}

function onlyOne(callbacks: readonly DueCallback[]): string | null {
  return callbacks.length === 1 ? (callbacks[0]?.id ?? null) : null;
}
