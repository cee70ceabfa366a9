import type { ChecklistKind, ChecklistState } from './checklist';

/** READY: nothing is missing. MISSING: something is, in time. OVERDUE: something should have been done by now. */
export const READINESS_STATES = ['READY', 'MISSING', 'OVERDUE'] as const;
export type ReadinessState = (typeof READINESS_STATES)[number];

export interface Readiness {
  state: ReadinessState;
  /** Items that are done, of those that are needed before the surgery. */
  ready: number;
  total: number;
  overdue: number;
  /** When the next open item is due; null if none has a date. */
  nextDueOn: string | null;
}

interface CheckedItem {
  kind: ChecklistKind;
  state: ChecklistState;
  dueOn: string | null;
}

/** Whether an open item should have been done before `today`. */
export function isOverdue({ state, dueOn }: Pick<CheckedItem, 'state' | 'dueOn'>, today: string): boolean {
  return state === 'OPEN' && dueOn !== null && dueOn < today;
}

/** How ready a case is for the day of surgery. What follows the surgery does not count, nor what is not needed. */
export function readinessOf(items: readonly CheckedItem[], today: string): Readiness {
  const needed = items.filter(({ kind, state }) => kind !== 'POST_OP' && state !== 'NOT_NEEDED');
  const open = needed.filter(({ state }) => state === 'OPEN');
  const overdue = open.filter((item) => isOverdue(item, today)).length;
  const due = open.flatMap(({ dueOn }) => dueOn ?? []).sort();
  return {
    state: overdue > 0 ? 'OVERDUE' : open.length > 0 ? 'MISSING' : 'READY',
    ready: needed.length - open.length,
    total: needed.length,
    overdue,
    nextDueOn: due[0] ?? null,
  };
}
