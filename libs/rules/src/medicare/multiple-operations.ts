import { upToFiveCents } from './five-cents';
import type { MbsItem } from './mbs-item';

/** The fee counts whole, by half or by a quarter; in quarters, so that sums are exact. */
const QUARTERS = [4, 2, 1] as const;

/** The operations of one practitioner under one anaesthetic, as Medicare adds them up. */
export interface Aggregate {
  /** Sum of the weighted schedule fees in minor units, up to the next five cents; the schedule fee for benefits. */
  readonly scheduleFeeMinor: number;
  /** Each item with its part of the sum, highest fee first; the parts add up to `scheduleFeeMinor`. */
  readonly parts: readonly OperationPart[];
}

export interface OperationPart {
  readonly item: string;
  readonly percent: 100 | 50 | 25;
  readonly partMinor: number;
}

type Fee = Pick<MbsItem, 'item'> & { readonly feeMinor: number };

/** Whether the multiple operation rule counts an item: Group T8 except Subgroup 12 (amputations and the like). */
export function isOperation({ group, subGroup }: Pick<MbsItem, 'group' | 'subGroup'>): boolean {
  return group === 'T8' && subGroup !== '12';
}

/**
 * The multiple operation rule: the item with the greatest schedule fee counts whole, the next by half, each other by a
 * quarter; a sum that is not a multiple of five cents goes up to the next. Of equal fees one counts as the greater. An item
 * that is done twice is given twice.
 *
 * Source: Medicare Benefits Schedule, explanatory notes T8.5 and ON.3.2.
 */
export function aggregateOperations(fees: readonly Fee[]): Aggregate {
  const sorted = [...fees].sort((a, b) => b.feeMinor - a.feeMinor || compare(a.item, b.item));
  const weighted = sorted.map(({ item, feeMinor }, at) => {
    const quarters = QUARTERS[Math.min(at, 2)] as 4 | 2 | 1;
    return { item, feeMinor, quarters, inQuarters: feeMinor * quarters };
  });
  const exact = weighted.reduce((sum, { inQuarters }) => sum + inQuarters, 0);
  const scheduleFeeMinor = upToFiveCents(exact, 4);
  return {
    scheduleFeeMinor,
    parts: spread(weighted, scheduleFeeMinor),
  };
}

// Whole cents of each item; what rounding added or cut off belongs to the item with the greatest fee.
function spread(
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

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
