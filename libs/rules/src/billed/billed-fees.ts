import { percentOf, roundHalfUp } from '../money';
import { priceLine, type GstTreatment, type PricedLine } from '../quote-totals';
import type { FieldProblem } from '../pricing/field-problems';

/** Why a fee was billed otherwise than quoted. */
export const BILLED_REASONS = [
  'SURGERY_CHANGED',
  'LONGER_THAN_PLANNED',
  'SHORTER_THAN_PLANNED',
  'ITEM_ADDED',
  'ITEM_NOT_USED',
  'LONGER_STAY',
  'PROVIDER_FEE',
  'DISCOUNT_GIVEN',
  'FUND_ARRANGEMENT',
  'OTHER',
] as const;
export type BilledReasonName = (typeof BILLED_REASONS)[number];

/** An amount with its GST, in minor units. */
export interface Charge {
  readonly amountMinor: number;
  readonly gstMinor: number;
  readonly totalMinor: number;
}

/** Billed less quoted, GST included, and its share of what was quoted. */
export interface BilledDifference {
  readonly differenceMinor: number;
  /** 1000 is 10 %; null where nothing was quoted. */
  readonly differenceBasisPoints: number | null;
}

/** What a line was quoted at; one that is not included was quoted at nothing. */
export function quotedCharge(line: PricedLine, gstRateBasisPoints: number): Charge {
  const { amountMinor, gstMinor, totalMinor } = priceLine(line, gstRateBasisPoints);
  return { amountMinor, gstMinor, totalMinor };
}

/** What was billed: the amount as entered, exclusive of GST, which follows the treatment of the quote's line. */
export function billedCharge(
  amountMinor: number,
  gstTreatment: GstTreatment,
  gstRateBasisPoints: number,
): Charge {
  const gstMinor = gstTreatment === 'TAXABLE' ? percentOf(amountMinor, gstRateBasisPoints) : 0;
  return { amountMinor, gstMinor, totalMinor: amountMinor + gstMinor };
}

export function billedDifference(quotedMinor: number, billedMinor: number): BilledDifference {
  const differenceMinor = billedMinor - quotedMinor;
  const differenceBasisPoints =
    quotedMinor > 0 ? roundHalfUp(BigInt(differenceMinor) * 10_000n, BigInt(quotedMinor)) : null;
  return { differenceMinor, differenceBasisPoints };
}

/** A line of a quote and what was billed for it; null until it was. */
export interface LineToCompare {
  readonly quoted: Pick<Charge, 'totalMinor'>;
  readonly billed: Pick<Charge, 'totalMinor'> | null;
}

export interface BilledTotals extends BilledDifference {
  /** Of the lines that were billed. */
  readonly quotedMinor: number;
  readonly billedMinor: number;
  /** Of all lines. */
  readonly quoteMinor: number;
  readonly linesBilled: number;
  readonly linesToBill: number;
}

/** Quoted against billed. A line that nobody has entered yet is in `quoteMinor` only: it is no difference. */
export function billedTotals(lines: readonly LineToCompare[]): BilledTotals {
  const entered = lines.flatMap(({ quoted, billed }) => (billed ? [{ quoted, billed }] : []));
  const quotedMinor = sum(entered.map(({ quoted }) => quoted.totalMinor));
  const billedMinor = sum(entered.map(({ billed }) => billed.totalMinor));
  return {
    quotedMinor,
    billedMinor,
    ...billedDifference(quotedMinor, billedMinor),
    quoteMinor: sum(lines.map(({ quoted }) => quoted.totalMinor)),
    linesBilled: entered.length,
    linesToBill: lines.length - entered.length,
  };
}

export interface EnteredFee {
  readonly billedOn: string;
  readonly reason: BilledReasonName | null;
  readonly reasonText: string | null;
}

/** What is wrong with an entered fee beside its form: a difference needs its reason, and nothing is billed tomorrow. */
export function enteredFeeProblems(
  { billedOn, reason, reasonText }: EnteredFee,
  { quotedMinor, billedMinor, today }: { quotedMinor: number; billedMinor: number; today: string },
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (billedOn > today)
    problems.push({ path: 'billedOn', message: 'The date of the invoice cannot be in the future' });
  if (quotedMinor === billedMinor) return problems;
  if (reason === null)
    problems.push({ path: 'reason', message: 'Please say why this differs from the quote' });
  if (reason === 'OTHER' && reasonText === null)
    problems.push({ path: 'reasonText', message: 'Please describe the reason' });
  return problems;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
