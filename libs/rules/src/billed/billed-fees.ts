import { applyBasisPoints, roundHalfUp } from '../money';
import { priceLine, type GstTreatment, type PricedLine } from '../quote-totals';
import type { FieldProblem } from '../pricing/field-problems';

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
export type BilledReason = (typeof BILLED_REASONS)[number];

/** An amount with its GST, in minor units. */
export interface Charge {
  readonly amountMinor: number;
  readonly gstMinor: number;
  readonly totalMinor: number;
}

/** Billed minus quoted, including GST, and its ratio to the quoted amount. */
export interface BilledDifference {
  readonly differenceMinor: number;
  /** In basis points (1000 is 10 %). Null if nothing was quoted. */
  readonly differenceBasisPoints: number | null;
}

/** Returns the amount a line was quoted at. A line that is not included counts as zero. */
export function quotedCharge(line: PricedLine, gstRateBasisPoints: number): Charge {
  const { amountMinor, gstMinor, totalMinor } = priceLine(line, gstRateBasisPoints);
  return { amountMinor, gstMinor, totalMinor };
}

/**
 * Returns the amount billed in minor units: the entered amount, which excludes GST, plus GST according to the quote line's
 * treatment.
 */
export function billedCharge(
  amountMinor: number,
  gstTreatment: GstTreatment,
  gstRateBasisPoints: number,
): Charge {
  const gstMinor = gstTreatment === 'TAXABLE' ? applyBasisPoints(amountMinor, gstRateBasisPoints) : 0;
  return { amountMinor, gstMinor, totalMinor: amountMinor + gstMinor };
}

export function billedDifference(quotedMinor: number, billedMinor: number): BilledDifference {
  const differenceMinor = billedMinor - quotedMinor;
  const differenceBasisPoints =
    quotedMinor > 0 ? roundHalfUp(BigInt(differenceMinor) * 10_000n, BigInt(quotedMinor)) : null;
  return { differenceMinor, differenceBasisPoints };
}

/** A quote line and what was billed for it. Null until it has been billed. */
export interface ComparedFees {
  readonly quoted: Pick<Charge, 'totalMinor'>;
  readonly billed: Pick<Charge, 'totalMinor'> | null;
}

export interface BilledTotals extends BilledDifference {
  /** Total of the billed lines only. */
  readonly quotedMinor: number;
  readonly billedMinor: number;
  /** Total of all lines. */
  readonly quoteMinor: number;
  readonly linesBilled: number;
  readonly linesToBill: number;
}

/**
 * Compares quoted with billed totals in minor units. A line that has not been billed yet counts in `quoteMinor` only, so it is no
 * difference.
 */
export function billedTotals(lines: readonly ComparedFees[]): BilledTotals {
  const entered = lines.flatMap(({ quoted, billed }) => (billed ? [{ quoted, billed }] : []));
  const quotedMinor = sumAmounts(entered.map(({ quoted }) => quoted.totalMinor));
  const billedMinor = sumAmounts(entered.map(({ billed }) => billed.totalMinor));
  return {
    quotedMinor,
    billedMinor,
    ...billedDifference(quotedMinor, billedMinor),
    quoteMinor: sumAmounts(lines.map(({ quoted }) => quoted.totalMinor)),
    linesBilled: entered.length,
    linesToBill: lines.length - entered.length,
  };
}

export interface EnteredFee {
  readonly billedOn: string;
  readonly reason: BilledReason | null;
  readonly reasonText: string | null;
}

/** Validates an entered fee beyond its form schema: a difference needs a reason, and the invoice date cannot be in the future. */
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

function sumAmounts(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
