import type { CaseStatus } from '../case/case-acts';
import { addDays, formatDate } from '../dates';
import { applyBasisPoints } from '../money';

/** How much a practice asks for once a quote is accepted. Amounts are minor units. */
export type DepositRule =
  { kind: 'PERCENTAGE'; basisPoints: number } | { kind: 'FIXED'; amountMinor: number };

/** Returns the deposit on a quote in minor units, between zero and the quote's total. */
export function calculateDepositAmount(rule: DepositRule, totalMinor: number): number {
  const uncappedMinor =
    rule.kind === 'FIXED' ? rule.amountMinor : applyBasisPoints(totalMinor, rule.basisPoints);
  return Math.max(0, Math.min(uncappedMinor, totalMinor));
}

export interface DepositFacts {
  /** The state of the quote: OPEN until it is answered, DECLINED also if the acceptance was withdrawn. */
  answer: 'OPEN' | 'ACCEPTED' | 'DECLINED';
  /** Whether staff recorded the acceptance and the patient has not confirmed it yet. */
  awaitsConfirmation: boolean;
  /** Whether the patient accepted alone while too young to do so. */
  needsRepresentative: boolean;
  /** Whether the patient disputed the acceptance and the dispute is not settled. */
  isDisputed: boolean;
  /** Null if nothing was accepted. */
  caseStatus: CaseStatus | null;
  /** The cosmetic pathway. Null for procedures without one. */
  pathway: { mayBook: boolean; earliestOn: string | null } | null;
}

export type DepositRefusal =
  | 'NOT_ACCEPTED'
  | 'DECLINED'
  | 'CANCELLED'
  | 'OVER'
  | 'DISPUTED'
  | 'NOT_CONFIRMED'
  | 'REPRESENTATIVE_NEEDED'
  | 'PATHWAY_OPEN'
  | 'COOLING_OFF';

const STARTED_STATUSES: readonly CaseStatus[] = ['IN_PROGRESS', 'COMPLETED', 'POST_OP'];

/** Returns why a deposit may not be taken now, the most serious reason first, or null if it may. */
export function findDepositRefusal(facts: DepositFacts): DepositRefusal | null {
  const { answer, caseStatus, pathway } = facts;
  if (answer === 'DECLINED') return 'DECLINED';
  if (caseStatus === 'CANCELLED') return 'CANCELLED';
  if (answer === 'OPEN' || caseStatus === null) return 'NOT_ACCEPTED';
  if (STARTED_STATUSES.includes(caseStatus)) return 'OVER';
  if (facts.isDisputed) return 'DISPUTED';
  if (facts.awaitsConfirmation) return 'NOT_CONFIRMED';
  if (facts.needsRepresentative) return 'REPRESENTATIVE_NEEDED';
  if (pathway === null || pathway.mayBook) return null;
  return pathway.earliestOn === null ? 'PATHWAY_OPEN' : 'COOLING_OFF';
}

/** Refusals that cannot be resolved. */
const FINAL_REFUSALS: readonly DepositRefusal[] = ['DECLINED', 'CANCELLED', 'OVER'];

/**
 * Money handed over at the desk may still be recorded despite these refusals, because they concern timing and consent rather than
 * whether a deposit is permitted at all.
 */
const IGNORED_WHEN_RECORDING: readonly DepositRefusal[] = ['OVER', 'NOT_CONFIRMED', 'REPRESENTATIVE_NEEDED'];

/** Returns why a deposit paid another way may not be recorded, or null if it may. */
export function findRecordingRefusal(facts: DepositFacts): DepositRefusal | null {
  const refusal = findDepositRefusal(facts);
  return refusal !== null && IGNORED_WHEN_RECORDING.includes(refusal) ? null : refusal;
}

const REFUSAL_MESSAGES: Readonly<Record<Exclude<DepositRefusal, 'COOLING_OFF'>, string>> = {
  NOT_ACCEPTED: 'The quote is not accepted yet.',
  DECLINED: 'The quote was declined, or its acceptance withdrawn.',
  CANCELLED: 'The surgery was cancelled.',
  OVER: 'The surgery has begun or is over.',
  DISPUTED: 'The patient disputes the acceptance. Please settle the dispute first.',
  NOT_CONFIRMED: 'The patient has not yet confirmed the recorded acceptance.',
  REPRESENTATIVE_NEEDED:
    'The patient is too young to accept alone: a parent or guardian has to accept first.',
  PATHWAY_OPEN: 'The steps before a cosmetic procedure are not complete.',
};

/** Returns a refusal as a sentence for staff. `from` is the first day a deposit may be taken. */
export function formatDepositRefusal(refusal: DepositRefusal, from: string | null, locale: string): string {
  if (refusal !== 'COOLING_OFF') return REFUSAL_MESSAGES[refusal];
  const until = from === null ? '' : ` A deposit can be taken from ${formatDate(from, locale)}.`;
  return `The cooling-off period is not over.${until}`;
}

/**
 * Returns the due date of a deposit: `dueDays` calendar days after the acceptance, or after the first day it may be paid if that
 * is later.
 */
export function calculateDepositDueDate(terms: {
  acceptedOn: string;
  from: string | null;
  dueDays: number;
}): string {
  const { acceptedOn, from, dueDays } = terms;
  return addDays(from !== null && from > acceptedOn ? from : acceptedOn, dueDays);
}

/** What the practice received and refunded for a case, in minor units. */
export interface DepositLedger {
  receivedMinor: number;
  refundedMinor: number;
}

export interface DepositState extends DepositLedger {
  /** The amount asked for. Null if no deposit was asked for. */
  askedMinor: number | null;
  refusal: DepositRefusal | null;
  /** Whether the practice currently takes deposits online. */
  isTaking: boolean;
  /** Whether there is a payment page on which the patient may be paying right now. */
  isUnderWay: boolean;
  dueOn: string | null;
  today: string;
}

/** WAITING: may be taken later. CLOSED: can no longer be taken. STOPPED: could be taken, but not online at present. */
export type DepositStatus =
  'NOT_ASKED' | 'WAITING' | 'CLOSED' | 'STOPPED' | 'OFFERED' | 'OVERDUE' | 'UNDER_WAY' | 'PAID' | 'REFUNDED';

/** Returns the state of a deposit. */
export function determineDepositStatus(situation: DepositState): DepositStatus {
  const { askedMinor, receivedMinor, refundedMinor, refusal, dueOn, today } = situation;
  const heldMinor = receivedMinor - refundedMinor;
  if (receivedMinor > 0 && heldMinor <= 0) return 'REFUNDED';
  if (receivedMinor > 0 && receivedMinor >= (askedMinor ?? 0)) return 'PAID';
  if (askedMinor === null || askedMinor <= 0) return 'NOT_ASKED';
  if (refusal !== null) return FINAL_REFUSALS.includes(refusal) ? 'CLOSED' : 'WAITING';
  if (situation.isUnderWay) return 'UNDER_WAY';
  if (dueOn !== null && today > dueOn) return 'OVERDUE';
  return situation.isTaking ? 'OFFERED' : 'STOPPED';
}

/** Returns the outstanding amount in minor units. Refunded amounts are not asked for again. */
export function outstandingDepositMinor(askedMinor: number, receivedMinor: number): number {
  return Math.max(0, askedMinor - receivedMinor);
}

/** Returns the GST treatment of the lines billed by the practice, or null if they differ or there are none. */
export function findDepositGstTreatment(
  lines: readonly { billedBy: string; gstTreatment: string }[],
): 'TAXABLE' | 'GST_FREE' | null {
  const treatments = new Set(
    lines.filter(({ billedBy }) => billedBy === 'PRACTICE').map(({ gstTreatment }) => gstTreatment),
  );
  if (treatments.size !== 1) return null;
  return treatments.has('TAXABLE') ? 'TAXABLE' : treatments.has('GST_FREE') ? 'GST_FREE' : null;
}
