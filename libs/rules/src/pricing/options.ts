import type { LineKind, SurgerySide } from './fee-types';
import { add, multiply, rational, shareOf, toWhole, type Rational } from './rational';
import { isFee, type FeeTrail, type TraceWords, type TraceWordsKey } from './trace';

export const OPTION_CATEGORIES = ['LATERALITY', 'COMPLEXITY', 'TECHNIQUE', 'ANESTHESIA', 'CUSTOM'] as const;
export type OptionCategory = (typeof OPTION_CATEGORIES)[number];
export const OPTION_FEE_TYPES = ['FIXED', 'PERCENTAGE', 'MULTIPLIER'] as const;
export type OptionFeeType = (typeof OPTION_FEE_TYPES)[number];

/**
 * What an option does to a fee: FIXED adds an amount (minor units), PERCENTAGE adds a share of the base fee
 * (basis points, 1000 = 10 %), MULTIPLIER multiplies (basis points, 15000 = × 1.5).
 */
export type OptionFee =
  | { readonly type: 'FIXED'; readonly amountMinor: number }
  | { readonly type: 'PERCENTAGE'; readonly basisPoints: number }
  | { readonly type: 'MULTIPLIER'; readonly basisPoints: number };

/** One choice of an option list. */
export interface PriceOption {
  readonly id: string;
  readonly name: string;
  readonly fee: OptionFee;
  /** The lines of the surgery whose unit fee it changes, each by itself. */
  readonly appliesTo: readonly LineKind[];
  /** Of the implants only the one that is called so; without a name all of them. */
  readonly onlyItem?: string | null;
  /** Chosen by itself when this is the side of the surgery. */
  readonly side: SurgerySide | null;
  readonly isDefault: boolean;
  readonly isActive: boolean;
}

/** An option list; its options are in the order in which they are shown. */
export interface OptionGroup {
  readonly id: string;
  readonly name: string;
  readonly category: OptionCategory;
  readonly choose: 'ONE' | 'SEVERAL';
  /** The patient may choose, on the quote's page. */
  readonly patientChooses: boolean;
  readonly options: readonly PriceOption[];
}

/** A chosen option as it is kept with a line, so that the line has a price even after the option was removed. */
export interface ChosenOption {
  readonly id: string;
  readonly name: string;
  readonly groupName: string;
  readonly category: OptionCategory;
  readonly fee: OptionFee;
}

/**
 * Adds the chosen options to a fee: first what is FIXED, then each PERCENTAGE of the base fee, and on the sum
 * every MULTIPLIER. The order of choosing makes no difference. An option that would take the fee beyond the
 * highest is left out, and the trace says so.
 */
export function applyOptions(trail: FeeTrail, chosen: readonly ChosenOption[]): void {
  const base = trail.fee;
  for (const option of inOrder(chosen)) {
    const source = { kind: 'OPTION', id: option.id, name: option.name } as const;
    const fee = feeWith(option.fee, trail.fee, base);
    const words = wordsOf(option, base);
    if (isFee(fee)) trail.step(source, words.key, words.values, fee);
    else trail.step(source, 'option.noResult', { ...words.values, reason: 'TOO_LARGE' }, trail.fee);
  }
}

function feeWith(option: OptionFee, fee: Rational, base: Rational): Rational {
  if (option.type === 'FIXED') return add(fee, rational(option.amountMinor));
  const share = shareOf(option.basisPoints);
  return option.type === 'PERCENTAGE' ? add(fee, multiply(base, share)) : multiply(fee, share);
}

function wordsOf(option: ChosenOption, base: Rational): TraceWords {
  const values = { option: option.name, group: option.groupName };
  const key = `option.${option.fee.type.toLowerCase()}` as TraceWordsKey;
  if (option.fee.type === 'FIXED') return { key, values: { ...values, amountMinor: option.fee.amountMinor } };
  const share = { ...values, basisPoints: option.fee.basisPoints };
  if (option.fee.type === 'MULTIPLIER') return { key, values: share };
  return { key, values: { ...share, baseMinor: toWhole(base) } };
}

/** By kind of fee, then category, then name and id: the same for server and browser; an option counts once. */
function inOrder(chosen: readonly ChosenOption[]): ChosenOption[] {
  if (chosen.length < 2) return [...chosen];
  const once = new Map(chosen.map((option) => [option.id, option]));
  return [...once.values()].sort(
    (a, b) =>
      OPTION_FEE_TYPES.indexOf(a.fee.type) - OPTION_FEE_TYPES.indexOf(b.fee.type) ||
      OPTION_CATEGORIES.indexOf(a.category) - OPTION_CATEGORIES.indexOf(b.category) ||
      byText(a.name, b.name) ||
      byText(a.id, b.id),
  );
}

/** By code unit, which no locale changes. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
