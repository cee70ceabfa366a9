/** What Today asks somebody to do. */
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

/** What decides the place of a thing to do. */
export interface TodayStake {
  kind: TodayKind;
  /** Whole days past the day by which it should have been done; negative while there is time. */
  daysLate: number;
  /** What it is about, in minor units; null if nobody knows. */
  amountMinor: number | null;
  urgency: TodayUrgency;
  /** Whether it was given to the person who looks, or to a colleague; otherwise it is everybody's. */
  whose?: 'MINE' | 'OTHERS' | null;
}

/** Somebody who waits for us comes before what we hope for. */
const OF_KIND: Record<TodayKind, number> = {
  QUESTION: 40,
  MAIL_FAILED: 38,
  LEAD: 32,
  CALLBACK: 28,
  APPROVAL: 26,
  EXPIRING: 24,
  // Overdue by the time it appears: a missing theatre or deposit moves a surgery.
  CHECKLIST: 27,
  // The law does not let it happen on that day: the sooner it is moved, the better for everybody.
  TOO_EARLY: 27,
  // Somebody says that they never agreed: nothing may be booked before they were heard.
  DISPUTE: 42,
  // The patient waits for what they signed, and the practice has no paper to show.
  DOCUMENT: 38,
  // Somebody or something changed what proves a signature: the sooner it is looked at, the more can be found out.
  EVIDENCE: 44,
  COOLING_OFF: 18,
  CASE: 16,
  VIEWED: 10,
};
const OF_URGENCY: Record<TodayUrgency, number> = { HIGH: 15, NORMAL: 0, LOW: -10 };
/** One's own comes first, and what a colleague does comes last. */
const OF_WHOSE = { MINE: 10, OTHERS: -20 } as const;
/** A patient whose question is late comes before everything that is promised, hoped for or due: more than all of that can weigh. */
const LATE_QUESTION = 60;
/** Beyond these days nothing becomes more or less urgent. */
const MOST_DAYS_LATE = 30;
const MOST_DAYS_LEFT = 14;
/** An amount weighs as many points as it doubles $500, up to $64,000. */
const SMALL_MINOR = 50_000;
const MOST_DOUBLINGS = 7;

/** How much a thing to do matters now, in points: its kind, each day it is late, its urgency and its amount. */
export function stakeOf({ kind, daysLate, amountMinor, urgency, whose }: TodayStake): number {
  const days = Math.min(Math.max(daysLate, -MOST_DAYS_LEFT), MOST_DAYS_LATE);
  const doublings = Math.log2(1 + Math.max(amountMinor ?? 0, 0) / SMALL_MINOR);
  const own = whose ? OF_WHOSE[whose] : 0;
  const asked = kind === 'QUESTION' && daysLate > 0 ? LATE_QUESTION : 0;
  return OF_KIND[kind] + asked + own + days + OF_URGENCY[urgency] + Math.min(doublings, MOST_DOUBLINGS);
}

/** What matters most first; of equals what is due first, then by id, so that the order is the same each time. */
export function byStake<T extends TodayStake & { id: string; dueOn: string }>(one: T, other: T): number {
  return (
    stakeOf(other) - stakeOf(one) ||
    compare(one.dueOn, other.dueOn) ||
    compare(one.kind + one.id, other.kind + other.id)
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
