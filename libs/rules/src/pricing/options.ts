import type { LineKind, SurgerySide } from './fee-types';
import { add, multiply, rational, fromBasisPoints, roundToInteger, type Rational } from './rational';
import { isValidFee, type FeeTrail, type TraceWords, type TraceWordsKey } from './trace';

export const OPTION_CATEGORIES = ['LATERALITY', 'COMPLEXITY', 'TECHNIQUE', 'ANESTHESIA', 'CUSTOM'] as const;
export type OptionCategory = (typeof OPTION_CATEGORIES)[number];
export const OPTION_FEE_TYPES = ['FIXED', 'PERCENTAGE', 'MULTIPLIER'] as const;
export type OptionFeeType = (typeof OPTION_FEE_TYPES)[number];

/**
 * How an option changes a fee: FIXED adds an amount (minor units), PERCENTAGE adds a share of the base fee (basis points, 1000 =
 * 10 %), MULTIPLIER multiplies (basis points, 15000 = × 1.5).
 */
export type OptionFee =
  | { readonly type: 'FIXED'; readonly amountMinor: number }
  | { readonly type: 'PERCENTAGE'; readonly basisPoints: number }
  | { readonly type: 'MULTIPLIER'; readonly basisPoints: number };

export interface PriceOption {
  readonly id: string;
  readonly name: string;
  readonly fee: OptionFee;
  /** The kinds of line of the surgery whose unit fee it changes, each separately. */
  readonly appliesTo: readonly LineKind[];
  /** For implants, the name of the only one affected. Without a name it affects all of them. */
  readonly onlyItem?: string | null;
  /** The side of the surgery for which it is chosen automatically. */
  readonly side: SurgerySide | null;
  readonly isDefault: boolean;
  readonly isActive: boolean;
}

/** An option list. Its options are in display order. */
export interface OptionGroup {
  readonly id: string;
  readonly name: string;
  readonly category: OptionCategory;
  readonly choose: 'ONE' | 'SEVERAL';
  /** Whether the patient may choose on the quote's page. */
  readonly patientChooses: boolean;
  readonly options: readonly PriceOption[];
}

/** A chosen option as stored with a line, so that the line can be priced even after the option was removed. */
export interface ChosenOption {
  readonly id: string;
  readonly name: string;
  readonly groupName: string;
  readonly category: OptionCategory;
  readonly fee: OptionFee;
}

/**
 * Applies the chosen options to a fee: first FIXED amounts, then each PERCENTAGE of the base fee, then every MULTIPLIER on the
 * sum. The order of choosing makes no difference. An option that would exceed the maximum fee is skipped, which the trace states.
 */
export function applyOptions(trail: FeeTrail, chosen: readonly ChosenOption[]): void {
  const base = trail.fee;
  for (const option of sortOptions(chosen)) {
    const source = { kind: 'OPTION', id: option.id, name: option.name } as const;
    const fee = applyOptionFee(option.fee, trail.fee, base);
    const words = buildTraceWords(option, base);
    if (isValidFee(fee)) trail.addStep(source, words.key, words.values, fee);
    else trail.addStep(source, 'option.noResult', { ...words.values, reason: 'TOO_LARGE' }, trail.fee);
  }
}

function applyOptionFee(option: OptionFee, fee: Rational, base: Rational): Rational {
  if (option.type === 'FIXED') return add(fee, rational(option.amountMinor));
  const share = fromBasisPoints(option.basisPoints);
  return option.type === 'PERCENTAGE' ? add(fee, multiply(base, share)) : multiply(fee, share);
}

function buildTraceWords(option: ChosenOption, base: Rational): TraceWords {
  const values = { option: option.name, group: option.groupName };
  const key = `option.${option.fee.type.toLowerCase()}` as TraceWordsKey;
  if (option.fee.type === 'FIXED') return { key, values: { ...values, amountMinor: option.fee.amountMinor } };
  const share = { ...values, basisPoints: option.fee.basisPoints };
  if (option.fee.type === 'MULTIPLIER') return { key, values: share };
  return { key, values: { ...share, baseMinor: roundToInteger(base) } };
}

/** Orders options by fee type, category, name and id, which gives the same order on server and browser. Duplicates count once. */
function sortOptions(chosen: readonly ChosenOption[]): ChosenOption[] {
  if (chosen.length < 2) return [...chosen];
  const byId = new Map(chosen.map((option) => [option.id, option]));
  return [...byId.values()].sort(
    (a, b) =>
      OPTION_FEE_TYPES.indexOf(a.fee.type) - OPTION_FEE_TYPES.indexOf(b.fee.type) ||
      OPTION_CATEGORIES.indexOf(a.category) - OPTION_CATEGORIES.indexOf(b.category) ||
      compareText(a.name, b.name) ||
      compareText(a.id, b.id),
  );
}

/** Compares by UTF-16 code unit, independent of locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
