import { evaluateFormula, type FormulaFailure, type FormulaInputs } from './formula/evaluate-formula';
import type { FormulaInputName } from './formula/formula-inputs';
import type { PricingRule } from './pricing-rule';
import {
  compare,
  divide,
  fromNumber,
  multiply,
  rational,
  fromBasisPoints,
  subtract,
  ZERO,
  type Rational,
} from './rational';
import type { CompiledRule } from './rule-book';
import { isValidFee, type FeeTrail, type TraceWordsKey } from './trace';

/** The facts about a line that a formula can use, besides its fees. */
export interface RuleInputs {
  /** The fee before options, in exact minor units. */
  readonly baseFee: Rational;
  /** The surgeon's fee for the same surgery, in minor units. Null on the surgeon's own line. */
  readonly surgeonFeeMinor: number | null;
  readonly quantity: number;
  readonly minutes: number | null;
  readonly units: number | null;
}

type RuleOutcome =
  | { readonly fee: Rational; readonly key: TraceWordsKey }
  | { readonly failed: FormulaFailure; readonly name: string | null };

const CENTS_PER_DOLLAR: Rational = { n: 100n, d: 1n };

/**
 * Applies the rules in order. A rule without a result (such as a formula dividing by zero, or a fee outside the range) changes
 * nothing, and the trace states why. A discount larger than the fee leaves zero.
 */
export function applyRules(trail: FeeTrail, rules: readonly CompiledRule[], facts: RuleInputs): void {
  const original = trail.fee;
  for (const ready of rules) {
    const { rule } = ready;
    const outcome = evaluateRule(ready, trail.fee, original, facts);
    const source = { kind: 'RULE', id: rule.id, name: rule.name } as const;
    const values = { rule: rule.name, ...traceValues(rule) };
    if ('failed' in outcome) {
      const why = { ...values, reason: outcome.failed, missing: outcome.name ?? '' };
      trail.addStep(source, 'rule.noResult', why, trail.fee);
    } else {
      trail.addStep(source, outcome.key, values, outcome.fee);
    }
  }
}

function evaluateRule(
  ready: CompiledRule,
  fee: Rational,
  original: Rational,
  facts: RuleInputs,
): RuleOutcome {
  const { override } = ready.rule;
  switch (override.type) {
    case 'FIXED_AMOUNT':
      return checkFee(rational(override.amountMinor), 'rule.fixedAmount');
    case 'PERCENTAGE_OF_ORIGINAL':
      return checkFee(multiplyByShare(original, override.basisPoints), 'rule.percentageOfOriginal');
    case 'FIXED_DISCOUNT':
      return subtractDiscount(fee, rational(override.amountMinor), 'rule.fixedDiscount');
    case 'PERCENTAGE_DISCOUNT':
      return subtractDiscount(fee, multiplyByShare(fee, override.basisPoints), 'rule.percentageDiscount');
    case 'FORMULA':
      return evaluateFormulaRule(ready, buildFormulaInputs(fee, original, facts));
  }
}

function evaluateFormulaRule({ formula }: CompiledRule, inputs: FormulaInputs): RuleOutcome {
  if (formula === null) return { failed: 'SYNTAX', name: null };
  const result = evaluateFormula(formula, inputs);
  if (!result.ok) return { failed: result.reason, name: result.name };
  return checkFee(multiply(result.value, CENTS_PER_DOLLAR), 'rule.formula');
}

function checkFee(fee: Rational, key: TraceWordsKey): RuleOutcome {
  if (isValidFee(fee)) return { fee, key };
  return { failed: compare(fee, ZERO) < 0 ? 'NEGATIVE' : 'TOO_LARGE', name: null };
}

function subtractDiscount(fee: Rational, discount: Rational, key: TraceWordsKey): RuleOutcome {
  if (compare(discount, fee) > 0) return { fee: ZERO, key: 'rule.discountToZero' };
  return checkFee(subtract(fee, discount), key);
}

function multiplyByShare(of: Rational, basisPoints: number): Rational {
  return multiply(of, fromBasisPoints(basisPoints));
}

function buildFormulaInputs(fee: Rational, original: Rational, facts: RuleInputs): FormulaInputs {
  const inputs: Record<FormulaInputName, Rational | null> = {
    fee: divide(fee, CENTS_PER_DOLLAR),
    original_fee: divide(original, CENTS_PER_DOLLAR),
    base_fee: divide(facts.baseFee, CENTS_PER_DOLLAR),
    surgeon_fee: facts.surgeonFeeMinor === null ? null : rational(facts.surgeonFeeMinor, 100),
    quantity: fromNumber(facts.quantity),
    minutes: facts.minutes === null ? null : fromNumber(facts.minutes),
    units: facts.units === null ? null : fromNumber(facts.units),
  };
  return new Map(Object.entries(inputs));
}

function traceValues({ override }: PricingRule): Record<string, string | number> {
  if ('amountMinor' in override) return { amountMinor: override.amountMinor };
  if ('basisPoints' in override) return { basisPoints: override.basisPoints };
  return { formula: override.formula };
}
