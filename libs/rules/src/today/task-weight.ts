export const TODAY_KINDS = [
  'QUESTION',
  'MAIL_FAILED',
  'LEAD',
  'CALLBACK',
  'APPROVAL',
  'EXPIRING',
  'CHECKLIST',
  'TOO_EARLY',
  'DISPUTE',
  'DOCUMENT',
  'EVIDENCE',
  'COOLING_OFF',
  'CASE',
  'VIEWED',
] as const;
export type TodayKind = (typeof TODAY_KINDS)[number];

export type TodayUrgency = 'HIGH' | 'NORMAL' | 'LOW';

export interface WeightedTask {
  kind: TodayKind;
  /** Whole days past the due date, negative if it is not due yet. */
  daysLate: number;
  /** The amount at stake in minor units. Null if unknown. */
  amountMinor: number | null;
  urgency: TodayUrgency;
  /** Whether the task is assigned to the viewer or to a colleague. Null or absent if it is anyone's. */
  owner?: 'MINE' | 'OTHERS' | null;
}

/** People waiting for the practice come before business it hopes for. */
const KIND_POINTS: Record<TodayKind, number> = {
  QUESTION: 40,
  MAIL_FAILED: 38,
  LEAD: 32,
  CALLBACK: 28,
  APPROVAL: 26,
  EXPIRING: 24,
  // Overdue by the time it appears: a missing theatre or deposit delays a surgery.
  CHECKLIST: 27,
  // The law does not permit the surgery on that day, so it should be moved as soon as possible.
  TOO_EARLY: 27,
  // The patient denies having agreed, and nothing may be booked until that is settled.
  DISPUTE: 42,
  // The patient is waiting for the document they signed, and the practice has no copy to show.
  DOCUMENT: 38,
  // The evidence of a signature was altered, and the sooner that is investigated, the more can be found out.
  EVIDENCE: 44,
  COOLING_OFF: 18,
  CASE: 16,
  VIEWED: 10,
};
const URGENCY_POINTS: Record<TodayUrgency, number> = { HIGH: 15, NORMAL: 0, LOW: -10 };
/** The viewer's own tasks come first, those of colleagues last. */
const ASSIGNMENT_POINTS = { MINE: 10, OTHERS: -20 } as const;
/** Large enough that an overdue patient question outranks every other task. */
const LATE_QUESTION_POINTS = 60;
/** Limits in days, beyond which the urgency no longer changes. */
const MAX_DAYS_LATE = 30;
const MAX_DAYS_LEFT = 14;
/** An amount adds log2(1 + amount / $500) points, at most 7 (at about $64,000). */
const BASE_AMOUNT_MINOR = 50_000;
const MAX_DOUBLINGS = 7;

/** Returns the current weight of a task in points, from its kind, days late, urgency, amount and assignment. */
export function taskWeight({ kind, daysLate, amountMinor, urgency, owner: whose }: WeightedTask): number {
  const days = Math.min(Math.max(daysLate, -MAX_DAYS_LEFT), MAX_DAYS_LATE);
  const doublings = Math.log2(1 + Math.max(amountMinor ?? 0, 0) / BASE_AMOUNT_MINOR);
  const own = whose ? ASSIGNMENT_POINTS[whose] : 0;
  const questionPoints = kind === 'QUESTION' && daysLate > 0 ? LATE_QUESTION_POINTS : 0;
  return (
    KIND_POINTS[kind] +
    questionPoints +
    own +
    days +
    URGENCY_POINTS[urgency] +
    Math.min(doublings, MAX_DOUBLINGS)
  );
}

/** Sorts by descending weight, then by due date, then by kind and id, so that the order is stable. */
export function compareTasks<T extends WeightedTask & { id: string; dueOn: string }>(
  one: T,
  other: T,
): number {
  return (
    taskWeight(other) - taskWeight(one) ||
    compareText(one.dueOn, other.dueOn) ||
    compareText(one.kind + one.id, other.kind + other.id)
  );
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
