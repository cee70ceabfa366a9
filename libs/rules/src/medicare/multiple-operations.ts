import { roundUpToFiveCents } from './five-cents';
import type { MbsItem } from './mbs-item';

/** Weights of the fees (full, half and a quarter) in quarters, so that sums are exact. */
const FEE_QUARTERS = [4, 2, 1] as const;

export interface OperationsAggregate {
  /** Sum of the weighted schedule fees in minor units, rounded up to five cents. Benefits are calculated from this fee. */
  readonly scheduleFeeMinor: number;
  /** Each item's part of the sum, highest fee first. The parts add up to `scheduleFeeMinor`. */
  readonly parts: readonly OperationPart[];
}

export interface OperationPart {
  readonly item: string;
  readonly percent: 100 | 50 | 25;
  readonly partMinor: number;
}

type OperationFee = Pick<MbsItem, 'item'> & { readonly feeMinor: number };

/** Returns whether the multiple operation rule applies to an item: Group T8 except Subgroup 12 (amputations and the like). */
export function isOperation({ group, subGroup }: Pick<MbsItem, 'group' | 'subGroup'>): boolean {
  return group === 'T8' && subGroup !== '12';
}

/**
 * Applies the multiple operation rule: the item with the highest schedule fee counts in full, the next at half, and every other
 * at a quarter. The sum is rounded up to five cents. Of equal fees, one counts as the higher. An item performed twice must be
 * passed twice.
 *
 * Source: Medicare Benefits Schedule, explanatory notes T8.5 and ON.3.2.
 */
export function aggregateOperations(fees: readonly OperationFee[]): OperationsAggregate {
  const sorted = [...fees].sort((a, b) => b.feeMinor - a.feeMinor || compareText(a.item, b.item));
  const weighted = sorted.map(({ item, feeMinor }, at) => {
    const quarters = FEE_QUARTERS[Math.min(at, 2)] as 4 | 2 | 1;
    return { item, feeMinor, quarters, inQuarters: feeMinor * quarters };
  });
  const exact = weighted.reduce((sum, { inQuarters }) => sum + inQuarters, 0);
  const scheduleFeeMinor = roundUpToFiveCents(exact, 4);
  return {
    scheduleFeeMinor,
    parts: apportionParts(weighted, scheduleFeeMinor),
  };
}

// Returns whole cents for each item. The rounding difference goes to the item with the highest fee.
function apportionParts(
  weighted: readonly { item: string; quarters: 4 | 2 | 1; inQuarters: number }[],
  sumMinor: number,
): OperationPart[] {
  const parts = weighted.map(({ item, quarters, inQuarters }) => ({
    item,
    percent: (quarters * 25) as 100 | 50 | 25,
    partMinor: Math.floor(inQuarters / 4),
  }));
  const rest = sumMinor - parts.reduce((sum, { partMinor }) => sum + partMinor, 0);
  return parts.map((part, at) => (at === 0 ? { ...part, partMinor: part.partMinor + rest } : part));
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
