import { MAX_FEE_MINOR } from './fee-types';
import { roundedIfLong, roundToInteger, ZERO, type Rational } from './rational';

/** The origins of trace steps, in the order in which they occur. */
export type TraceKind =
  | 'BASE'
  | 'OPTION'
  | 'RULE'
  | 'ROUNDING'
  | 'SPLIT'
  | 'ENTERED'
  | 'QUANTITY'
  | 'DISCOUNT'
  | 'NOT_INCLUDED'
  | 'GST';

/** The text of a step. The web client has one for each key. Values ending in `Minor` are money in minor units. */
export type TraceWordsKey =
  | 'base.surgery'
  | 'base.doctor'
  | 'base.hospital'
  | 'base.provider'
  | 'base.manual'
  | 'base.share'
  | 'base.units'
  | 'option.fixed'
  | 'option.percentage'
  | 'option.multiplier'
  | 'option.noResult'
  | 'rule.fixedAmount'
  | 'rule.percentageOfOriginal'
  | 'rule.fixedDiscount'
  | 'rule.percentageDiscount'
  | 'rule.formula'
  | 'rule.discountToZero'
  | 'rule.noResult'
  | 'rounding'
  | 'split.treatment'
  | 'split.cosmetic'
  | 'entered'
  | 'quantity'
  | 'discount.percentage'
  | 'discount.fixed'
  | 'discount.quote'
  | 'notIncluded'
  | 'gst.taxable'
  | 'gst.free';

export interface TraceWords {
  readonly key: TraceWordsKey;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The record behind a step: a surgery, an option or a rule. `id` is null if there is no record (such as for GST). */
export interface TraceSource {
  readonly kind: TraceKind;
  readonly id: string | null;
  readonly name: string;
}

/**
 * One step in the calculation of a line's price. Each step starts from the result of the previous one, and the last result is the
 * line's total. Amounts are minor units, per unit up to QUANTITY and for the whole line from there. Fractions of a cent are shown
 * rounded, but the calculation keeps them until ROUNDING (as a fraction, or to 30 decimals of a cent).
 */
export interface TraceStep {
  readonly rule: TraceSource;
  readonly inputMinor: number;
  readonly resultMinor: number;
  readonly words: TraceWords;
}

/** Returns whether an amount in exact minor units is a valid fee of a line: from zero to the maximum. */
export function isValidFee(fee: Rational): boolean {
  return fee.n >= 0n && fee.n <= BigInt(MAX_FEE_MINOR) * fee.d;
}

/** A fee being calculated, in exact minor units, with the steps so far. */
export class FeeTrail {
  private current = ZERO;
  private readonly recordedSteps: TraceStep[] = [];

  /** The current fee in minor units, without rounding. */
  get fee(): Rational {
    return this.current;
  }

  get steps(): readonly TraceStep[] {
    return this.recordedSteps;
  }

  /** Changes the fee to `fee` and records the step. */
  addStep(rule: TraceSource, key: TraceWordsKey, values: TraceWords['values'], fee: Rational): void {
    const exact = roundedIfLong(fee);
    const resultMinor = roundToInteger(exact);
    const inputMinor = this.recordedSteps.at(-1)?.resultMinor ?? resultMinor;
    this.recordedSteps.push({ rule, inputMinor, resultMinor, words: { key, values } });
    this.current = exact;
  }
}
