import type { CallbacksDue, CallbackSubject, EventData } from '@quillcare/contracts';
import { daysBetween } from '@quillcare/rules';

/** A callback claimed for today's reminder. */
export interface DueCallback {
  id: string;
  assigneeId: string | null;
  subject: CallbackSubject;
  dueDate: string;
}

/**
 * Counts what is due on the day and what is overdue: one reminder per assignee, and one per subject for the team queue, because
 * not everyone may see every subject.
 */
export function remindersOf(
  dueCallbacks: readonly DueCallback[],
  day: string,
  highAfterDays: number,
): EventData<typeof CallbacksDue>[] {
  const groups = new Map<string, [DueCallback, ...DueCallback[]]>();
  for (const one of dueCallbacks) {
    const key = one.assigneeId ?? one.subject;
    groups.set(key, [...(groups.get(key) ?? []), one] as [DueCallback, ...DueCallback[]]);
  }
  return [...groups.values()].map((group) => {
    const [{ assigneeId: userId, subject }] = group;
    const dueToday = group.filter(({ dueDate }) => dueDate >= day);
    const overdue = group.filter(({ dueDate }) => dueDate < day);
    const urgent = overdue.filter(({ dueDate }) => daysBetween(dueDate, day) > highAfterDays);
    return {
      day,
      userId,
      dueToday: dueToday.length,
      overdue: overdue.length,
      urgent: urgent.length,
      subject,
      dueTodayId: singleCallbackId(dueToday),
      overdueId: singleCallbackId(overdue),
    };
  });
}

function singleCallbackId(callbacks: readonly DueCallback[]): string | null {
  return callbacks.length === 1 ? (callbacks[0]?.id ?? null) : null;
}
