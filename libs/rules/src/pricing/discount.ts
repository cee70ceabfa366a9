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

/** A line's discounts for the practice's cap: `ownMinor` was given on the line, `sharedMinor` on the quote. */
export interface DiscountedLine {
  readonly key: string;
  readonly amountMinor: number;
  readonly ownMinor: number;
  readonly sharedMinor: number;
}

/** Whether discounts keep within the practice's cap. Amounts are minor units before GST. */
export interface DiscountVerdict {
  readonly discountMinor: number;
  readonly beforeDiscountMinor: number;
  /** All discounts as a share, rounded to a basis point. */
  readonly basisPoints: number;
  readonly capBasisPoints: number | null;
  readonly approvalNeeded: boolean;
  /** The lines whose own discount is above the cap. */
  readonly linesAboveCap: readonly string[];
}

/**
 * Compares discounts with the cap (basis points, null without one): each line's own, and all together. A
 * discount of exactly the cap is within it, also where rounding took it half a cent further.
 */
export function discountVerdict(
  lines: readonly DiscountedLine[],
  capBasisPoints: number | null,
): DiscountVerdict {
  const before = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const off = lines.reduce((sum, { ownMinor, sharedMinor }) => sum + ownMinor + sharedMinor, 0);
  const verdict = {
    discountMinor: off,
    beforeDiscountMinor: before,
    basisPoints: before === 0 ? 0 : roundHalfUp(BigInt(off) * 10_000n, before),
    capBasisPoints,
  };
  if (capBasisPoints === null) return { ...verdict, approvalNeeded: false, linesAboveCap: [] };
  const linesAboveCap = lines
    .filter(({ ownMinor, amountMinor }) => ownMinor > percentOf(amountMinor, capBasisPoints))
    .map(({ key }) => key);
  const allowed = Math.max(
    percentOf(before, capBasisPoints),
    lines.reduce((sum, { amountMinor }) => sum + percentOf(amountMinor, capBasisPoints), 0),
  );
  return { ...verdict, approvalNeeded: linesAboveCap.length > 0 || off > allowed, linesAboveCap };
}
