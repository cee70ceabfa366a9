import { applyBasisPoints, roundHalfUp } from '../money';
import { compareText } from './options';

/** A discount on a line or a quote: a percentage in basis points (1000 = 10 %) or an amount in minor units, before GST. */
export type Discount =
  | { readonly type: 'PERCENTAGE'; readonly basisPoints: number }
  | { readonly type: 'FIXED_AMOUNT'; readonly amountMinor: number };

/** Returns the reduction of an amount by a discount, between zero and the amount. Minor units, rounded half-up. */
export function calculateDiscount(discount: Discount | null, amountMinor: number): number {
  if (discount === null || amountMinor <= 0) return 0;
  const reduction =
    discount.type === 'FIXED_AMOUNT'
      ? discount.amountMinor
      : applyBasisPoints(amountMinor, discount.basisPoints);
  return Math.min(Math.max(0, reduction), amountMinor);
}

/** Returns the reduction of an amount (minor units) by a discount, as a share in basis points, rounded half-up. */
export function calculateDiscountShare(discount: Discount | null, amountMinor: number): number {
  if (amountMinor <= 0) return 0;
  return roundHalfUp(BigInt(calculateDiscount(discount, amountMinor)) * 10_000n, amountMinor);
}

/**
 * Spreads an amount over shares in proportion to their weights, to the exact cent (all in minor units). Parts are rounded down,
 * and the remaining cents go to the largest remainders, ties broken by key. The result follows the order of the shares. If the
 * amount does not exceed the total weight, no part exceeds its weight.
 */
export function apportion(
  amountMinor: number,
  shares: readonly { readonly key: string; readonly weightMinor: number }[],
): number[] {
  const total = shares.reduce((sum, { weightMinor }) => sum + BigInt(weightMinor), 0n);
  if (total === 0n) return shares.map(() => 0);
  const exact = shares.map(({ key, weightMinor }) => {
    const product = BigInt(amountMinor) * BigInt(weightMinor);
    return { key, part: Number(product / total), remainder: product % total };
  });
  const undistributed = amountMinor - exact.reduce((sum, { part }) => sum + part, 0);
  const byRemainder = [...exact].sort((a, b) =>
    a.remainder === b.remainder ? compareText(a.key, b.key) : a.remainder > b.remainder ? -1 : 1,
  );
  const raised = new Set(byRemainder.slice(0, undistributed));
  return exact.map((share) => share.part + (raised.has(share) ? 1 : 0));
}

/**
 * A line's discounts for the cap check, in minor units before GST. `listMinor` is the line's price under the practice's rules,
 * `amountMinor` the price in this quote (0 if it is left out), `ownMinor` the discount on the line and `sharedMinor` its part of
 * the quote discount.
 */
export interface DiscountedLine {
  readonly key: string;
  readonly description: string;
  readonly listMinor: number;
  readonly amountMinor: number;
  readonly ownMinor: number;
  readonly sharedMinor: number;
}

/** A line below its list price without a discount, because its fee or quantity was entered by staff or it was left out. */
export interface BelowList {
  readonly key: string;
  readonly description: string;
  readonly listMinor: number;
  readonly amountMinor: number;
}

/** The result of checking discounts against the practice's cap. Amounts are minor units before GST. */
export interface DiscountVerdict {
  /** Total reduction from the list price: discounts, plus lines below list price without one. */
  readonly discountMinor: number;
  /** Total of the lines at list price, or at their price in the quote if that is higher. */
  readonly beforeDiscountMinor: number;
  /** All reductions as a share in basis points, rounded half-up. */
  readonly basisPoints: number;
  /** The largest reduction of a single line, or of the whole quote if that is larger, in basis points. */
  readonly highestBasisPoints: number;
  readonly capBasisPoints: number | null;
  readonly approvalNeeded: boolean;
  /** Keys of the lines that are below their list price by more than the cap. */
  readonly linesAboveCap: readonly string[];
  readonly belowList: readonly BelowList[];
}

/**
 * Compares a quote's reductions from the list price with the cap (basis points, null for no cap), for each line and in total. A
 * discount of exactly the cap is within it, even if rounding adds half a cent. Lines above their list price do not offset others.
 */
export function assessDiscount(
  discounted: readonly DiscountedLine[],
  capBasisPoints: number | null,
): DiscountVerdict {
  const lines = [...discounted].sort((a, b) => compareText(a.key, b.key));
  const measured = lines.map((line) => {
    const before = Math.max(line.listMinor, line.amountMinor);
    return {
      key: line.key,
      before,
      own: before - line.amountMinor + line.ownMinor,
      shared: line.sharedMinor,
    };
  });
  const before = measured.reduce((sum, line) => sum + line.before, 0);
  const off = measured.reduce((sum, { own, shared }) => sum + own + shared, 0);
  const basisPoints = toBasisPoints(off, before);
  const verdict = {
    discountMinor: off,
    beforeDiscountMinor: before,
    basisPoints,
    highestBasisPoints: Math.max(
      basisPoints,
      ...measured.map((line) => toBasisPoints(line.own, line.before)),
    ),
    capBasisPoints,
    belowList: lines
      .filter(({ listMinor, amountMinor }) => amountMinor < listMinor)
      .map(({ key, description, listMinor, amountMinor }) => ({ key, description, listMinor, amountMinor })),
  };
  if (capBasisPoints === null) return { ...verdict, approvalNeeded: false, linesAboveCap: [] };
  const linesAboveCap = measured
    .filter((line) => line.own > applyBasisPoints(line.before, capBasisPoints))
    .map(({ key }) => key);
  const allowed = Math.max(
    applyBasisPoints(before, capBasisPoints),
    measured.reduce((sum, line) => sum + applyBasisPoints(line.before, capBasisPoints), 0),
  );
  return { ...verdict, approvalNeeded: linesAboveCap.length > 0 || off > allowed, linesAboveCap };
}

function toBasisPoints(offMinor: number, beforeMinor: number): number {
  return beforeMinor === 0 ? 0 : roundHalfUp(BigInt(offMinor) * 10_000n, beforeMinor);
}
