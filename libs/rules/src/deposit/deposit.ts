import type { CaseStatus } from '../case/case-acts';
import { addDays, formatDate } from '../dates';
import { percentOf } from '../money';

/** How much a practice asks for when a quote was accepted. */
export type DepositRule =
  { kind: 'PERCENTAGE'; basisPoints: number } | { kind: 'FIXED'; amountMinor: number };

/** The deposit on a quote in minor units: never more than the quote's total, never less than nothing. */
export function depositAmount(rule: DepositRule, totalMinor: number): number {
  const wanted = rule.kind === 'FIXED' ? rule.amountMinor : percentOf(totalMinor, rule.basisPoints);
  return Math.max(0, Math.min(wanted, totalMinor));
}

/** What decides whether a deposit may be taken. */
export interface DepositFacts {
  /** What became of the quote: OPEN while nobody answered, DECLINED also where the acceptance was withdrawn. */
  answer: 'OPEN' | 'ACCEPTED' | 'DECLINED';
  /** Staff recorded the acceptance, and the patient has not said yet that it is so. */
  awaitsConfirmation: boolean;
  /** The patient is too young to accept alone, and accepted alone. */
  needsRepresentative: boolean;
  /** The patient said that the acceptance is not right, and nobody settled it yet. */
  isDisputed: boolean;
  /** Null where nothing was accepted. */
  caseStatus: CaseStatus | null;
  /** The cosmetic pathway; null for procedures without one. */
  pathway: { mayBook: boolean; earliestOn: string | null } | null;
}

/** Why no deposit may be taken. */
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

const BEGUN: readonly CaseStatus[] = ['IN_PROGRESS', 'COMPLETED', 'POST_OP'];

/** Why a deposit may not be taken now, the gravest reason first; null where it may. */
export function depositRefusal(facts: DepositFacts): DepositRefusal | null {
  const { answer, caseStatus, pathway } = facts;
  if (answer === 'DECLINED') return 'DECLINED';
  if (caseStatus === 'CANCELLED') return 'CANCELLED';
  if (answer === 'OPEN' || caseStatus === null) return 'NOT_ACCEPTED';
  if (BEGUN.includes(caseStatus)) return 'OVER';
  if (facts.isDisputed) return 'DISPUTED';
  if (facts.awaitsConfirmation) return 'NOT_CONFIRMED';
  if (facts.needsRepresentative) return 'REPRESENTATIVE_NEEDED';
  if (pathway === null || pathway.mayBook) return null;
  return pathway.earliestOn === null ? 'PATHWAY_OPEN' : 'COOLING_OFF';
}

/** Nothing can come of these any more. */
const FINAL: readonly DepositRefusal[] = ['DECLINED', 'CANCELLED', 'OVER'];

/** Money that was handed over at the desk is recorded all the same: it is about when and by whom, not whether it is allowed. */
const RECORDED_ALL_THE_SAME: readonly DepositRefusal[] = ['OVER', 'NOT_CONFIRMED', 'REPRESENTATIVE_NEEDED'];

/** Why a deposit that was paid another way may not be recorded; null where it may. */
export function recordedDepositRefusal(facts: DepositFacts): DepositRefusal | null {
  const refusal = depositRefusal(facts);
  return refusal !== null && RECORDED_ALL_THE_SAME.includes(refusal) ? null : refusal;
}

const REFUSALS: Readonly<Record<Exclude<DepositRefusal, 'COOLING_OFF'>, string>> = {
  NOT_ACCEPTED: 'The quote is not accepted yet.',
  DECLINED: 'The quote was declined, or its acceptance withdrawn.',
  CANCELLED: 'The surgery was cancelled.',
  OVER: 'The surgery has begun or is over.',
  DISPUTED: 'The patient says that the acceptance is not right. Please settle that first.',
  NOT_CONFIRMED: 'The patient has not confirmed yet that the recorded acceptance is right.',
  REPRESENTATIVE_NEEDED:
    'The patient is too young to accept alone: a parent or guardian has to accept first.',
  PATHWAY_OPEN: 'The steps before a cosmetic procedure are not complete.',
};

/** Why no deposit may be taken, as a sentence for staff. `from`: the first day on which it may. */
export function depositRefusalWords(refusal: DepositRefusal, from: string | null, locale: string): string {
  if (refusal !== 'COOLING_OFF') return REFUSALS[refusal];
  const until = from === null ? '' : ` A deposit can be taken from ${formatDate(from, locale)}.`;
  return `The cooling-off period is not over.${until}`;
}

/** Until when a deposit is due: so many days after the acceptance, or after the first day on which it may be paid. */
export function depositDueOn(asked: { acceptedOn: string; from: string | null; dueDays: number }): string {
  const { acceptedOn, from, dueDays } = asked;
  return addDays(from !== null && from > acceptedOn ? from : acceptedOn, dueDays);
}

/** What the practice received and gave back for a case. */
export interface DepositLedger {
  receivedMinor: number;
  refundedMinor: number;
}

export interface DepositSituation extends DepositLedger {
  /** What is asked; null where no deposit was asked for. */
  askedMinor: number | null;
  refusal: DepositRefusal | null;
  /** Whether the practice takes deposits online at present. */
  isTaking: boolean;
  /** A page on which the patient may be paying right now. */
  isUnderWay: boolean;
  dueOn: string | null;
  today: string;
}

/** WAITING: it may be taken later. CLOSED: it is not taken any more. STOPPED: it could, but not online at present. */
export type DepositStanding =
  'NOT_ASKED' | 'WAITING' | 'CLOSED' | 'STOPPED' | 'OFFERED' | 'OVERDUE' | 'UNDER_WAY' | 'PAID' | 'REFUNDED';

/** Where a deposit stands. */
export function depositStanding(situation: DepositSituation): DepositStanding {
  const { askedMinor, receivedMinor, refundedMinor, refusal, dueOn, today } = situation;
  const heldMinor = receivedMinor - refundedMinor;
  if (receivedMinor > 0 && heldMinor <= 0) return 'REFUNDED';
  if (receivedMinor > 0 && receivedMinor >= (askedMinor ?? 0)) return 'PAID';
  if (askedMinor === null || askedMinor <= 0) return 'NOT_ASKED';
  if (refusal !== null) return FINAL.includes(refusal) ? 'CLOSED' : 'WAITING';
  if (situation.isUnderWay) return 'UNDER_WAY';
  if (dueOn !== null && today > dueOn) return 'OVERDUE';
  return situation.isTaking ? 'OFFERED' : 'STOPPED';
}

/** What is still to be paid of what was asked. What the practice gave back it does not ask for again. */
export function depositOpenMinor(askedMinor: number, receivedMinor: number): number {
  return Math.max(0, askedMinor - receivedMinor);
}

/** What the quote says of GST on what the practice bills; null where its lines differ or there are none. */
export function depositGst(
  lines: readonly { billedBy: string; gstTreatment: string }[],
): 'TAXABLE' | 'GST_FREE' | null {
  const treatments = new Set(
    lines.filter(({ billedBy }) => billedBy === 'PRACTICE').map(({ gstTreatment }) => gstTreatment),
  );
  if (treatments.size !== 1) return null;
  return treatments.has('TAXABLE') ? 'TAXABLE' : treatments.has('GST_FREE') ? 'GST_FREE' : null;
}
