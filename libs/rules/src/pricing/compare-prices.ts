import { compareText } from './options';
import type { PricedQuoteLine } from './line-request';

/** The part of a priced line that is compared. Amounts are minor units. */
export type ComparableLine = Pick<
  PricedQuoteLine,
  | 'key'
  | 'kind'
  | 'description'
  | 'billedBy'
  | 'basis'
  | 'quantity'
  | 'unitFeeMinor'
  | 'discountMinor'
  | 'gstTreatment'
  | 'benefitsMinor'
  | 'totalMinor'
>;

export type ComparedField = Exclude<keyof ComparableLine, 'key' | 'kind'>;

export interface FieldChange {
  readonly field: ComparedField;
  readonly before: string | number;
  readonly after: string | number;
}

/** How a line differs between two prices of a quote. `differenceMinor` is after minus before, including GST. */
export interface LineChange {
  readonly key: string;
  readonly change: 'ADDED' | 'REMOVED' | 'CHANGED' | 'SAME';
  readonly before: ComparableLine | null;
  readonly after: ComparableLine | null;
  readonly differenceMinor: number;
  readonly fields: readonly FieldChange[];
}

const COMPARED_FIELDS: readonly ComparedField[] = [
  'description',
  'billedBy',
  'basis',
  'quantity',
  'unitFeeMinor',
  'discountMinor',
  'gstTreatment',
  'benefitsMinor',
  'totalMinor',
];

/**
 * Compares two prices of a quote line by line: the current lines first, then those that were removed. Lines are matched by key,
 * so their order makes no difference.
 */
export function compareLines(
  before: readonly ComparableLine[],
  after: readonly ComparableLine[],
): LineChange[] {
  const earlier = new Map(before.map((line) => [line.key, line]));
  const present = new Set(after.map(({ key }) => key));
  return [
    ...after.map((line) => compareLine(earlier.get(line.key) ?? null, line)),
    ...before.filter(({ key }) => !present.has(key)).map((line) => compareLine(line, null)),
  ];
}

function compareLine(before: ComparableLine | null, after: ComparableLine | null): LineChange {
  const fields = before === null || after === null ? [] : findChangedFields(before, after);
  const change =
    before === null ? 'ADDED' : after === null ? 'REMOVED' : fields.length > 0 ? 'CHANGED' : 'SAME';
  const differenceMinor = (after?.totalMinor ?? 0) - (before?.totalMinor ?? 0);
  return { key: (after ?? before)?.key ?? '', change, before, after, differenceMinor, fields };
}

function findChangedFields(before: ComparableLine, after: ComparableLine): FieldChange[] {
  return COMPARED_FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}

/** A quote's total at two prices, in minor units including GST. */
export interface ComparedQuote {
  readonly id: string;
  /** What staff identify it by, such as the quote number. */
  readonly label: string;
  readonly beforeMinor: number;
  readonly afterMinor: number;
}

/** The effect of a price change on many quotes. Amounts are minor units. */
export interface PriceComparison {
  readonly count: number;
  readonly raised: number;
  readonly lowered: number;
  readonly unchanged: number;
  readonly beforeMinor: number;
  readonly afterMinor: number;
  /** After minus before, summed over all quotes. */
  readonly differenceMinor: number;
  /** The ten largest changes, up or down, with ties broken by label and id. */
  readonly largest: readonly (ComparedQuote & { readonly differenceMinor: number })[];
}

const MAX_LARGEST_CHANGES = 10;

/** The comparison of no quotes; the initial value for `addComparison`. */
export const EMPTY_COMPARISON: PriceComparison = {
  count: 0,
  raised: 0,
  lowered: 0,
  unchanged: 0,
  beforeMinor: 0,
  afterMinor: 0,
  differenceMinor: 0,
  largest: [],
};

/** Counts how many quotes change and by how much, for a price simulation. The order makes no difference. */
export function comparePrices(quotes: readonly ComparedQuote[]): PriceComparison {
  return quotes.reduce(addComparison, EMPTY_COMPARISON);
}

/** Returns the comparison with one more quote, so that a simulation need not hold all quotes in memory. */
export function addComparison(comparison: PriceComparison, quote: ComparedQuote): PriceComparison {
  const differenceMinor = quote.afterMinor - quote.beforeMinor;
  return {
    count: comparison.count + 1,
    raised: comparison.raised + (differenceMinor > 0 ? 1 : 0),
    lowered: comparison.lowered + (differenceMinor < 0 ? 1 : 0),
    unchanged: comparison.unchanged + (differenceMinor === 0 ? 1 : 0),
    beforeMinor: comparison.beforeMinor + quote.beforeMinor,
    afterMinor: comparison.afterMinor + quote.afterMinor,
    differenceMinor: comparison.differenceMinor + differenceMinor,
    largest:
      differenceMinor === 0
        ? comparison.largest
        : [...comparison.largest, { ...quote, differenceMinor }]
            .sort(compareByChange)
            .slice(0, MAX_LARGEST_CHANGES),
  };
}

function compareByChange(
  a: PriceComparison['largest'][number],
  b: PriceComparison['largest'][number],
): number {
  return (
    Math.abs(b.differenceMinor) - Math.abs(a.differenceMinor) ||
    compareText(a.label, b.label) ||
    compareText(a.id, b.id)
  );
}
