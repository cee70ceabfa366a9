import { byText } from './options';
import type { PricedQuoteLine } from './line-request';

/** What a comparison needs of a line; every priced line has it. Amounts are minor units. */
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

/** What may differ between two prices of a line. */
export type ComparedField = Exclude<keyof ComparableLine, 'key' | 'kind'>;

/** A field that differs, with its value before and after. */
export interface FieldChange {
  readonly field: ComparedField;
  readonly before: string | number;
  readonly after: string | number;
}

/** How a line differs between two prices of a quote; `differenceMinor` is after less before, GST included. */
export interface LineChange {
  readonly key: string;
  readonly change: 'ADDED' | 'REMOVED' | 'CHANGED' | 'SAME';
  readonly before: ComparableLine | null;
  readonly after: ComparableLine | null;
  readonly differenceMinor: number;
  readonly fields: readonly FieldChange[];
}

const FIELDS: readonly ComparedField[] = [
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
 * Two prices of a quote, line by line: the lines as they are now, then those that are gone. Lines belong
 * together by their key, so that their order makes no difference.
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
  const fields = before === null || after === null ? [] : changedFields(before, after);
  const change =
    before === null ? 'ADDED' : after === null ? 'REMOVED' : fields.length > 0 ? 'CHANGED' : 'SAME';
  const differenceMinor = (after?.totalMinor ?? 0) - (before?.totalMinor ?? 0);
  return { key: (after ?? before)?.key ?? '', change, before, after, differenceMinor, fields };
}

function changedFields(before: ComparableLine, after: ComparableLine): FieldChange[] {
  return FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    before: before[field],
    after: after[field],
  }));
}

/** A quote's total at two prices, in minor units, GST included. */
export interface ComparedQuote {
  readonly id: string;
  /** What staff know it by, such as its number. */
  readonly label: string;
  readonly beforeMinor: number;
  readonly afterMinor: number;
}

/** What a change of prices does to many quotes. Amounts are minor units. */
export interface PriceComparison {
  readonly count: number;
  readonly raised: number;
  readonly lowered: number;
  readonly unchanged: number;
  readonly beforeMinor: number;
  readonly afterMinor: number;
  /** After less before, over all quotes. */
  readonly differenceMinor: number;
  /** The ten that change most, up or down; equal ones by label and id. */
  readonly largest: readonly (ComparedQuote & { readonly differenceMinor: number })[];
}

const LARGEST = 10;

/** A comparison of no quotes; `addComparison` goes on from it. */
export const NO_COMPARISON: PriceComparison = {
  count: 0,
  raised: 0,
  lowered: 0,
  unchanged: 0,
  beforeMinor: 0,
  afterMinor: 0,
  differenceMinor: 0,
  largest: [],
};

/**
 * Counts how many quotes change and by how much, as a simulation shows it. The order makes no difference.
 */
export function comparePrices(quotes: readonly ComparedQuote[]): PriceComparison {
  return quotes.reduce(addComparison, NO_COMPARISON);
}

/** The comparison with one more quote, so that a simulation needs no list of all of them. */
export function addComparison(so: PriceComparison, quote: ComparedQuote): PriceComparison {
  const differenceMinor = quote.afterMinor - quote.beforeMinor;
  return {
    count: so.count + 1,
    raised: so.raised + (differenceMinor > 0 ? 1 : 0),
    lowered: so.lowered + (differenceMinor < 0 ? 1 : 0),
    unchanged: so.unchanged + (differenceMinor === 0 ? 1 : 0),
    beforeMinor: so.beforeMinor + quote.beforeMinor,
    afterMinor: so.afterMinor + quote.afterMinor,
    differenceMinor: so.differenceMinor + differenceMinor,
    largest:
      differenceMinor === 0
        ? so.largest
        : [...so.largest, { ...quote, differenceMinor }].sort(byChange).slice(0, LARGEST),
  };
}

function byChange(a: PriceComparison['largest'][number], b: PriceComparison['largest'][number]): number {
  return (
    Math.abs(b.differenceMinor) - Math.abs(a.differenceMinor) ||
    byText(a.label, b.label) ||
    byText(a.id, b.id)
  );
}
