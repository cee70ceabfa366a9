import {
  compare,
  formatDecimal,
  fromNumber,
  multiply,
  roundToInteger,
  ZERO,
  type Rational,
} from '../rational';
import { isValidFee } from '../trace';
import { evaluateFormula, type FormulaFailure } from './evaluate-formula';
import { FORMULA_INPUTS, type FormulaInput } from './formula-inputs';
import { walkFormula, type FormulaNode, type FormulaProblem } from './formula-tree';
import { parseFormula } from './parse-formula';

/** Maximum number of nodes evaluated when trying out a formula. */
const MAX_TRIAL_EVALUATIONS = 20_000;

/** The result of checking a formula. If it may be saved, it has the range of its results over all samples, in minor units. */
export type FormulaCheck =
  | {
      readonly ok: true;
      readonly formula: FormulaNode;
      readonly lowestMinor: number;
      readonly highestMinor: number;
    }
  | { readonly ok: false; readonly problem: FormulaProblem };

/**
 * Checks whether a formula may be saved: it parses, uses only known names, and results in a valid fee for every combination of
 * sample inputs. Otherwise returns a sentence that says what to change.
 */
export function checkFormula(text: string, inputs: readonly FormulaInput[] = FORMULA_INPUTS): FormulaCheck {
  const parsed = parseFormula(text);
  if (!parsed.ok) return parsed;
  const { formula } = parsed;
  const problem = findUnknownName(formula, inputs) ?? findLonePercentage(formula);
  return problem === null ? evaluateSamples(formula, inputs) : { ok: false, problem };
}

function findUnknownName(formula: FormulaNode, inputs: readonly FormulaInput[]): FormulaProblem | null {
  const known = inputs.map(({ name }) => name as string);
  for (const part of walkFormula(formula)) {
    if (part.type !== 'name' || known.includes(part.name)) continue;
    const message = `'${part.name}' at character ${part.at} is not known. The names are ${known.join(', ')}`;
    return { message, at: part.at };
  }
  return null;
}

/** Rejects `fee + 10%`, which would add ten cents and is never intended. */
function findLonePercentage(formula: FormulaNode): FormulaProblem | null {
  for (const part of walkFormula(formula)) {
    if (part.type !== 'binary' || (part.operator !== '+' && part.operator !== '−')) continue;
    for (const [percentage, other] of [
      [part.right, part.left],
      [part.left, part.right],
    ] as const) {
      if (percentage.type !== 'percent' || !containsName(other)) continue;
      const message = `A percentage of what? Write fee + 10% × fee, or fee × 110%, at character ${percentage.at}`;
      return { message, at: percentage.at };
    }
  }
  return null;
}

function containsName(node: FormulaNode): boolean {
  for (const part of walkFormula(node)) if (part.type === 'name') return true;
  return false;
}

function evaluateSamples(formula: FormulaNode, inputs: readonly FormulaInput[]): FormulaCheck {
  let lowest: Rational | null = null;
  let highest: Rational | null = null;
  for (const sample of buildSamples(formula, inputs)) {
    const result = evaluateFormula(formula, sample);
    if (!result.ok) return { ok: false, problem: toFailureProblem(result.reason, sample) };
    const cents = multiply(result.value, { n: 100n, d: 1n });
    if (!isValidFee(cents)) return { ok: false, problem: toFailureProblem('TOO_LARGE', sample) };
    if (lowest === null || compare(cents, lowest) < 0) lowest = cents;
    if (highest === null || compare(cents, highest) > 0) highest = cents;
  }
  return {
    ok: true,
    formula,
    lowestMinor: roundToInteger(lowest ?? ZERO),
    highestMinor: roundToInteger(highest ?? ZERO),
  };
}

/**
 * Returns every combination of the samples for the names used, or only of their lowest and highest values if there would be too
 * many.
 */
function buildSamples(formula: FormulaNode, inputs: readonly FormulaInput[]): Map<string, Rational>[] {
  const parts = [...walkFormula(formula)];
  const names = new Set(parts.map((part) => (part.type === 'name' ? part.name : null)));
  const used = inputs.filter(({ name }) => names.has(name));
  const count = used.reduce((product, { samples }) => product * samples.length, 1);
  const all = count * parts.length <= MAX_TRIAL_EVALUATIONS;
  let mixtures: Map<string, Rational>[] = [new Map()];
  for (const { name, samples } of used) {
    const tried = all ? samples : [samples[0] ?? 0, samples.at(-1) ?? 0];
    mixtures = mixtures.flatMap((mixture) =>
      tried.map((sample) => new Map(mixture).set(name, fromNumber(sample))),
    );
  }
  return mixtures;
}

const FAILURE_ADVICE: Readonly<Record<FormulaFailure, string>> = {
  NEGATIVE: 'the result is negative. Write max(0, …) around it',
  DIVISION_BY_ZERO: 'this divides by zero. Write if(… > 0, …, …) around the division',
  TOO_LARGE: 'the result is more than 10,000,000 dollars. Write min(…, …) around it',
  TOO_FINE: 'the numbers get too many decimals. Write it in fewer steps',
  STEP_NOT_POSITIVE: 'the step of roundto is not more than zero',
  MISSING_VALUE: 'a value is missing',
  UNKNOWN_NAME: 'a name is not known',
  SYNTAX: 'it cannot be read',
};

function toFailureProblem(reason: FormulaFailure, sample: ReadonlyMap<string, Rational>): FormulaProblem {
  const values = [...sample].map(([name, value]) => `${name} = ${formatDecimal(value)}`);
  const given = values.length === 0 ? 'As it stands' : `With ${values.join(' and ')}`;
  return { message: `${given}, ${FAILURE_ADVICE[reason]}`, at: null };
}
