import { MAX_FEE_MINOR } from './fee-types';
import { kept, toWhole, ZERO, type Rational } from './rational';

/** What a step of a trace comes from, in the order in which the kinds follow each other. */
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

/** The sentence of a step. The web client has one text for each key; values ending in `Minor` are money. */
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

/** The record behind a step: a surgery, an option, a rule; `id` is null for what is no record (GST). */
export interface TraceSource {
  readonly kind: TraceKind;
  readonly id: string | null;
  readonly name: string;
}

/**
 * One step on the way to a line's price. Each step begins with the result of the one before, and the last
 * result is the line's total. Amounts are minor units, of one unit up to QUANTITY and of the line from there;
 * a fraction of a cent is shown rounded, but the computation keeps it until ROUNDING (as a fraction, or to 30
 * decimals of a cent).
 */
export interface TraceStep {
  readonly rule: TraceSource;
  readonly inputMinor: number;
  readonly resultMinor: number;
  readonly words: TraceWords;
}

/** True for a fee, in exact minor units, that a line can have. */
export function isFee(fee: Rational): boolean {
  return fee.n >= 0n && fee.n <= BigInt(MAX_FEE_MINOR) * fee.d;
}

/** A fee on its way, in exact minor units, with the steps it has taken. */
export class FeeTrail {
  private current = ZERO;
  private readonly taken: TraceStep[] = [];

  /** The fee so far, in minor units without rounding. */
  get fee(): Rational {
    return this.current;
  }

  get steps(): readonly TraceStep[] {
    return this.taken;
  }

  /** Goes on to `fee` and notes why. */
  step(rule: TraceSource, key: TraceWordsKey, values: TraceWords['values'], fee: Rational): void {
    const exact = kept(fee);
    const resultMinor = toWhole(exact);
    const inputMinor = this.taken.at(-1)?.resultMinor ?? resultMinor;
    this.taken.push({ rule, inputMinor, resultMinor, words: { key, values } });
    this.current = exact;
  }
}
