import {
  add,
  compare,
  divide,
  MAX_DENOMINATOR,
  multiply,
  negate,
  roundToStep,
  subtract,
  ZERO,
  type Rational,
} from '../rational';
import type { BinaryOperator, Comparison, FormulaCondition, FormulaNode } from './formula-tree';

export type FormulaFailure =
  | 'DIVISION_BY_ZERO'
  | 'TOO_LARGE'
  | 'TOO_FINE'
  | 'NEGATIVE'
  | 'UNKNOWN_NAME'
  | 'MISSING_VALUE'
  | 'STEP_NOT_POSITIVE'
  | 'SYNTAX';

/** Amounts are dollars. A known name without a value for this line (such as no theatre time) is null. */
export type FormulaInputs = ReadonlyMap<string, Rational | null>;

export type FormulaResult =
  | { readonly ok: true; readonly value: Rational }
  | { readonly ok: false; readonly reason: FormulaFailure; readonly name: string | null };

/** Limit for intermediate results: a trillion dollars either way. Fractions that are too fine are rejected as well. */
const MAX_INTERMEDIATE_VALUE: Rational = { n: 10n ** 12n, d: 1n };
const ONE: Rational = { n: 1n, d: 1n };
const HUNDRED: Rational = { n: 100n, d: 1n };

/** Aborts an evaluation without a result. Never thrown outside this file. */
class FormulaEvaluationError extends Error {
  constructor(
    readonly reason: FormulaFailure,
    readonly unknown: string | null = null,
  ) {
    super(reason);
  }
}

/**
 * Evaluates a formula in exact fractions. Only the branch taken by an `if` is evaluated. Never throws: if the formula cannot be
 * evaluated or the result is negative, the result states why.
 */
export function evaluateFormula(formula: FormulaNode, inputs: FormulaInputs): FormulaResult {
  try {
    const value = evaluate(formula, inputs);
    if (compare(value, ZERO) < 0) throw new FormulaEvaluationError('NEGATIVE');
    return { ok: true, value };
  } catch (error) {
    if (error instanceof FormulaEvaluationError)
      return { ok: false, reason: error.reason, name: error.unknown };
    throw error;
  }
}

function evaluate(node: FormulaNode, inputs: FormulaInputs): Rational {
  switch (node.type) {
    case 'number':
      return node.value;
    case 'name':
      return getInputValue(node.name, inputs);
    case 'negative':
      return negate(evaluate(node.of, inputs));
    case 'percent':
      return assertWithinLimits(divide(evaluate(node.of, inputs), HUNDRED));
    case 'binary':
      return assertWithinLimits(
        applyOperator(node.operator, evaluate(node.left, inputs), evaluate(node.right, inputs)),
      );
    case 'if':
      return evaluate(evaluateCondition(node.test, inputs) ? node.then : node.otherwise, inputs);
    case 'call':
      return evaluateCall(node, inputs);
  }
}

function evaluateCall(node: FormulaNode & { type: 'call' }, inputs: FormulaInputs): Rational {
  const [first = ZERO, ...others] = node.of.map((part) => evaluate(part, inputs));
  switch (node.name) {
    case 'min':
      return others.reduce((lowest, one) => (compare(one, lowest) < 0 ? one : lowest), first);
    case 'max':
      return others.reduce((highest, one) => (compare(one, highest) > 0 ? one : highest), first);
    case 'round':
      return roundToStep(first, ONE);
    case 'roundto': {
      const step = others[0] ?? ONE;
      if (compare(step, ZERO) <= 0) throw new FormulaEvaluationError('STEP_NOT_POSITIVE');
      return assertWithinLimits(roundToStep(first, step));
    }
  }
}

function applyOperator(operator: BinaryOperator, left: Rational, right: Rational): Rational {
  if (operator === '+') return add(left, right);
  if (operator === '−') return subtract(left, right);
  if (operator === '×') return multiply(left, right);
  if (right.n === 0n) throw new FormulaEvaluationError('DIVISION_BY_ZERO');
  return divide(left, right);
}

function evaluateCondition(test: FormulaCondition, inputs: FormulaInputs): boolean {
  const order = compare(evaluate(test.left, inputs), evaluate(test.right, inputs));
  const outcome: Record<Comparison, boolean> = {
    '<': order < 0,
    '≤': order <= 0,
    '>': order > 0,
    '≥': order >= 0,
    '=': order === 0,
    '≠': order !== 0,
  };
  return outcome[test.comparison];
}

function getInputValue(name: string, inputs: FormulaInputs): Rational {
  const value = inputs.get(name);
  if (value === undefined) throw new FormulaEvaluationError('UNKNOWN_NAME', name);
  if (value === null) throw new FormulaEvaluationError('MISSING_VALUE', name);
  return value;
}

function assertWithinLimits(value: Rational): Rational {
  const magnitude = value.n < 0n ? negate(value) : value;
  if (compare(magnitude, MAX_INTERMEDIATE_VALUE) > 0) throw new FormulaEvaluationError('TOO_LARGE');
  if (value.d > MAX_DENOMINATOR) throw new FormulaEvaluationError('TOO_FINE');
  return value;
}
