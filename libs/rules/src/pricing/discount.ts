import { percentOf, roundHalfUp } from '../money';
import { byText } from './options';

/** A discount on a line or a quote: a share (basis points, 1000 = 10 %) or an amount in minor units, before GST. */
export type Discount =
  | { readonly type: 'PERCENTAGE'; readonly basisPoints: number }
  | { readonly type: 'FIXED_AMOUNT'; readonly amountMinor: number };

/** What a discount takes off an amount (minor units): never less than nothing, never more than the amount. */
export function discountOf(discount: Discount | null, amountMinor: number): number {
  if (discount === null || amountMinor <= 0) return 0;
  const wanted =
    discount.type === 'FIXED_AMOUNT' ? discount.amountMinor : percentOf(amountMinor, discount.basisPoints);
  return Math.min(Math.max(0, wanted), amountMinor);
}

/** What a discount takes off an amount (minor units), as a share in basis points, rounded. */
export function discountShare(discount: Discount | null, amountMinor: number): number {
  if (amountMinor <= 0) return 0;
  return roundHalfUp(BigInt(discountOf(discount, amountMinor)) * 10_000n, amountMinor);
}

/**
 * Spreads an amount over shares in proportion to their weights (all minor units), without losing or making a
 * cent: each gets its part rounded down, and the cents left over go to the largest remainders, among equal
 * ones by key. The parts are in the order of the shares. No part is more than its weight as long as the amount
 * is not more than all weights.
 */
export function spread(
  amountMinor: number,
  shares: readonly { readonly key: string; readonly weightMinor: number }[],
): number[] {
  const total = shares.reduce((sum, { weightMinor }) => sum + BigInt(weightMinor), 0n);
  if (total === 0n) return shares.map(() => 0);
  const exact = shares.map(({ key, weightMinor }) => {
    const product = BigInt(amountMinor) * BigInt(weightMinor);
    return { key, part: Number(product / total), remainder: product % total };
  });
  const left = amountMinor - exact.reduce((sum, { part }) => sum + part, 0);
  const luckiest = [...exact].sort((a, b) =>
    a.remainder === b.remainder ? byText(a.key, b.key) : a.remainder > b.remainder ? -1 : 1,
  );
  const raised = new Set(luckiest.slice(0, left));
  return exact.map((share) => share.part + (raised.has(share) ? 1 : 0));
}

/**
 * A line's discounts for the practice's cap, in minor units before GST: `listMinor` is what the line costs by the practice's
 * prices, `amountMinor` what this quote asks for it (0 where it is left out), `ownMinor` a discount on the line and
 * `sharedMinor` its part of the quote's.
 */
export interface DiscountedLine {
  readonly key: string;
  readonly description: string;
  readonly listMinor: number;
  readonly amountMinor: number;
  readonly ownMinor: number;
  readonly sharedMinor: number;
}

/** A line that costs less than its list price without a discount: its fee or quantity was typed, or it was left out. */
export interface BelowList {
  readonly key: string;
  readonly description: string;
  readonly listMinor: number;
  readonly amountMinor: number;
}

/** Whether discounts keep within the practice's cap. Amounts are minor units before GST. */
export interface DiscountVerdict {
  /** All that the quote is below its list price: discounts, and what lies below without one. */
  readonly discountMinor: number;
  /** At list price, or as dear as the lines are. */
  readonly beforeDiscountMinor: number;
  /** All discounts as a share, rounded to a basis point. */
  readonly basisPoints: number;
  /** The highest share that one line is below its list price, or all of them if that is more. */
  readonly highestBasisPoints: number;
  readonly capBasisPoints: number | null;
  readonly approvalNeeded: boolean;
  /** The lines that are further below their list price than the cap allows. */
  readonly linesAboveCap: readonly string[];
  readonly belowList: readonly BelowList[];
}

/**
 * Compares what a quote is below its list price with the cap (basis points, null without one): each line on its own, and all
 * together. A discount of exactly the cap is within it, also where rounding took it half a cent further. A line that is
 * dearer than its list price makes up for no other.
 */
export function discountVerdict(
  given: readonly DiscountedLine[],
  capBasisPoints: number | null,
): DiscountVerdict {
  const lines = [...given].sort((a, b) => byText(a.key, b.key));
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
  const basisPoints = shareOff(off, before);
  const verdict = {
    discountMinor: off,
    beforeDiscountMinor: before,
    basisPoints,
    highestBasisPoints: Math.max(basisPoints, ...measured.map((line) => shareOff(line.own, line.before))),
    capBasisPoints,
    belowList: lines
      .filter(({ listMinor, amountMinor }) => amountMinor < listMinor)
      .map(({ key, description, listMinor, amountMinor }) => ({ key, description, listMinor, amountMinor })),
  };
  if (capBasisPoints === null) return { ...verdict, approvalNeeded: false, linesAboveCap: [] };
  const linesAboveCap = measured
    .filter((line) => line.own > percentOf(line.before, capBasisPoints))
    .map(({ key }) => key);
  const allowed = Math.max(
    percentOf(before, capBasisPoints),
    measured.reduce((sum, line) => sum + percentOf(line.before, capBasisPoints), 0),
  );
  return { ...verdict, approvalNeeded: linesAboveCap.length > 0 || off > allowed, linesAboveCap };
}

function shareOff(offMinor: number, beforeMinor: number): number {
  return beforeMinor === 0 ? 0 : roundHalfUp(BigInt(offMinor) * 10_000n, beforeMinor);
}
