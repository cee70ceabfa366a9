import type { ChecklistKind, ChecklistState } from './checklist';

/** READY: nothing is open. MISSING: items are open but not yet overdue. OVERDUE: at least one open item is past its due date. */
export const READINESS_STATES = ['READY', 'MISSING', 'OVERDUE'] as const;
export type ReadinessState = (typeof READINESS_STATES)[number];

export interface Readiness {
  state: ReadinessState;
  /** Number of completed items among those needed before the surgery. */
  ready: number;
  total: number;
  overdue: number;
  /** Due date of the next open item. Null if none has a due date. */
  nextDueOn: string | null;
}

interface ReadinessItem {
  kind: ChecklistKind;
  state: ChecklistState;
  dueOn: string | null;
}

/** Returns whether an open item was due before `today` (ISO date). */
export function isOverdue({ state, dueOn }: Pick<ReadinessItem, 'state' | 'dueOn'>, today: string): boolean {
  return state === 'OPEN' && dueOn !== null && dueOn < today;
}

/** Returns how ready a case is for the day of surgery. Post-op items and items that are not needed do not count. */
export function calculateReadiness(items: readonly ReadinessItem[], today: string): Readiness {
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
