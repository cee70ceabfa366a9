import { evaluateFormula, type FormulaFailure, type FormulaInputs } from './formula/evaluate-formula';
import type { FormulaInputName } from './formula/formula-inputs';
import type { PricingRule } from './pricing-rule';
import {
  compare,
  divide,
  fromNumber,
  multiply,
  rational,
  shareOf,
  subtract,
  ZERO,
  type Rational,
} from './rational';
import type { ReadyRule } from './rule-book';
import { isFee, type FeeTrail, type TraceWordsKey } from './trace';

/** The facts about a line that a formula can use, besides its fees. */
export interface RuleFacts {
  /** The fee before options, in exact minor units. */
  readonly baseFee: Rational;
  /** The surgeon's fee for the same surgery, in minor units. Null on the surgeon's own line. */
  readonly surgeonFeeMinor: number | null;
  readonly quantity: number;
  readonly minutes: number | null;
  readonly units: number | null;
}

type Outcome =
  | { readonly fee: Rational; readonly key: TraceWordsKey }
  | { readonly failed: FormulaFailure; readonly name: string | null };

const CENTS: Rational = { n: 100n, d: 1n };

/**
 * Applies the rules in order. A rule without a result (such as a formula dividing by zero, or a fee outside the range) changes
 * nothing, and the trace states why. A discount larger than the fee leaves zero.
 */
export function applyRules(trail: FeeTrail, rules: readonly ReadyRule[], facts: RuleFacts): void {
  const original = trail.fee;
  for (const ready of rules) {
    const { rule } = ready;
    const outcome = outcomeOf(ready, trail.fee, original, facts);
    const source = { kind: 'RULE', id: rule.id, name: rule.name } as const;
    const values = { rule: rule.name, ...valuesOf(rule) };
    if ('failed' in outcome) {
      const why = { ...values, reason: outcome.failed, missing: outcome.name ?? '' };
      trail.step(source, 'rule.noResult', why, trail.fee);
    } else {
      trail.step(source, outcome.key, values, outcome.fee);
    }
  }
}

function outcomeOf(ready: ReadyRule, fee: Rational, original: Rational, facts: RuleFacts): Outcome {
  const { override } = ready.rule;
  switch (override.type) {
    case 'FIXED_AMOUNT':
      return checked(rational(override.amountMinor), 'rule.fixedAmount');
    case 'PERCENTAGE_OF_ORIGINAL':
      return checked(share(original, override.basisPoints), 'rule.percentageOfOriginal');
    case 'FIXED_DISCOUNT':
      return discounted(fee, rational(override.amountMinor), 'rule.fixedDiscount');
    case 'PERCENTAGE_DISCOUNT':
      return discounted(fee, share(fee, override.basisPoints), 'rule.percentageDiscount');
    case 'FORMULA':
      return computed(ready, formulaInputs(fee, original, facts));
  }
}

function computed({ formula }: ReadyRule, inputs: FormulaInputs): Outcome {
  if (formula === null) return { failed: 'SYNTAX', name: null };
  const result = evaluateFormula(formula, inputs);
  if (!result.ok) return { failed: result.reason, name: result.name };
  return checked(multiply(result.value, CENTS), 'rule.formula');
}

function checked(fee: Rational, key: TraceWordsKey): Outcome {
  if (isFee(fee)) return { fee, key };
  return { failed: compare(fee, ZERO) < 0 ? 'NEGATIVE' : 'TOO_LARGE', name: null };
}

function discounted(fee: Rational, discount: Rational, key: TraceWordsKey): Outcome {
  if (compare(discount, fee) > 0) return { fee: ZERO, key: 'rule.discountToZero' };
  return checked(subtract(fee, discount), key);
}

function share(of: Rational, basisPoints: number): Rational {
  return multiply(of, shareOf(basisPoints));
}

function formulaInputs(fee: Rational, original: Rational, facts: RuleFacts): FormulaInputs {
  const inputs: Record<FormulaInputName, Rational | null> = {
    fee: divide(fee, CENTS),
    original_fee: divide(original, CENTS),
    base_fee: divide(facts.baseFee, CENTS),
    surgeon_fee: facts.surgeonFeeMinor === null ? null : rational(facts.surgeonFeeMinor, 100),
    quantity: fromNumber(facts.quantity),
    minutes: facts.minutes === null ? null : fromNumber(facts.minutes),
    units: facts.units === null ? null : fromNumber(facts.units),
  };
  return new Map(Object.entries(inputs));
}

function valuesOf({ override }: PricingRule): Record<string, string | number> {
  if ('amountMinor' in override) return { amountMinor: override.amountMinor };
  if ('basisPoints' in override) return { basisPoints: override.basisPoints };
  return { formula: override.formula };
}
