import fc from 'fast-check';
import { decimalText, rational, type Rational } from '../rational';
import { evaluateFormula } from './evaluate-formula';
import { anyFormula, SOME_NAMES } from './formula.fixtures';
import type { FormulaNode } from './formula-tree';
import { parseFormula } from './parse-formula';

const inputs = new Map<string, Rational | null>([
  ['fee', rational(9_500)],
  ['base_fee', rational(3)],
  ['minutes', null],
]);

function outcome(text: string): string {
  const parsed = parseFormula(text);
  if (!parsed.ok) return parsed.problem.message;
  const result = evaluateFormula(parsed.formula, inputs);
  return result.ok ? decimalText(result.value) : [result.reason, result.name].filter(Boolean).join(' ');
}

describe('evaluateFormula', () => {
  it.each([
    ['1 + 2 × 3', '7'],
    ['(1 + 2) × 3', '9'],
    ['10 − 4 − 3', '3'],
    ['100 ÷ 10 ÷ 5', '2'],
    ['fee × 110%', '10450'],
    ['0.1 + 0.2', '0.3'],
    ['fee ÷ base_fee × base_fee', '9500'],
    ['min(fee, 5000, 7000)', '5000'],
    ['max(0, fee − 10000)', '0'],
    ['round(2.5)', '3'],
    ['roundto(fee + 26, 50)', '9550'],
    ['roundto(10.025, 0.05)', '10.05'],
    ['if(fee ≥ 9500, 1, 2)', '1'],
    ['if(fee ≠ 9500, 1 ÷ 0, 2)', '2'],
    ['−(−5)', '5'],
  ])('gives for %s the result %s', (text, value) => {
    expect(outcome(text)).toBe(value);
  });

  it.each([
    ['fee ÷ (3 − base_fee)', 'DIVISION_BY_ZERO'],
    ['500 − fee', 'NEGATIVE'],
    ['999999999999 × 2', 'TOO_LARGE'],
    [`1${'÷7'.repeat(200)}`, 'TOO_FINE'],
    ['roundto(fee, 3 − base_fee)', 'STEP_NOT_POSITIVE'],
    ['minutes × 2', 'MISSING_VALUE minutes'],
    ['constructor + 1', 'UNKNOWN_NAME constructor'],
  ])('gives for %s no result: %s', (text, reason) => {
    expect(outcome(text)).toBe(reason);
  });

  it('agrees with plain unreduced fractions', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    fc.assert(
      fc.property(anyFormula, fc.tuple(amount, amount, amount), (formula, amounts) => {
        const values = new Map(SOME_NAMES.map((name, at) => [name, rational(amounts[at] ?? 0, 100)]));
        const result = evaluateFormula(formula, values);
        if (!result.ok && (result.reason === 'TOO_LARGE' || result.reason === 'TOO_FINE')) return;
        const expected = reference(formula, values);
        if (expected === null) expect(result.ok).toBe(false);
        else if (expected[0] * expected[1] < 0n) expect(result).toMatchObject({ reason: 'NEGATIVE' });
        else
          expect(result.ok && result.value.n * expected[1]).toBe(result.ok && expected[0] * result.value.d);
      }),
      { numRuns: 500 },
    );
  });
});

type Pair = readonly [bigint, bigint];

/** Reference implementation with plain fraction arithmetic. Returns numerator and denominator, or null if there is no result. */
function reference(node: FormulaNode, values: ReadonlyMap<string, Rational>): Pair | null {
  const of = (part: FormulaNode): Pair => reference(part, values) ?? [0n, 0n];
  const result = referenceOf(node, of, values);
  return result[1] === 0n ? null : result;
}

function referenceOf(
  node: FormulaNode,
  of: (part: FormulaNode) => Pair,
  values: ReadonlyMap<string, Rational>,
): Pair {
  switch (node.type) {
    case 'number':
      return [node.value.n, node.value.d];
    case 'name':
      return [values.get(node.name)?.n ?? 0n, values.get(node.name)?.d ?? 0n];
    case 'negative':
      return [-of(node.of)[0], of(node.of)[1]];
    case 'percent':
      return [of(node.of)[0], of(node.of)[1] * 100n];
    case 'binary': {
      const [[a, b], [c, d]] = [of(node.left), of(node.right)];
      if (b === 0n || d === 0n) return [0n, 0n];
      if (node.operator === '×') return [a * c, b * d];
      if (node.operator === '÷') return [a * d, b * c];
      return node.operator === '+' ? [a * d + c * b, b * d] : [a * d - c * b, b * d];
    }
    case 'if': {
      const [left, right] = [of(node.test.left), of(node.test.right)];
      if (left[1] === 0n || right[1] === 0n) return [0n, 0n];
      const order = sign([left[0] * right[1] - right[0] * left[1], left[1] * right[1]]);
      const is = {
        '<': order < 0,
        '≤': order <= 0,
        '>': order > 0,
        '≥': order >= 0,
        '=': order === 0,
        '≠': order !== 0,
      };
      return of(is[node.test.comparison] ? node.then : node.otherwise);
    }
    case 'call':
      return referenceCall(node.name, node.of.map(of));
  }
}

function referenceCall(name: string, [first = [0n, 0n], ...others]: Pair[]): Pair {
  if ([first, ...others].some(([, d]) => d === 0n)) return [0n, 0n];
  if (name === 'min' || name === 'max') {
    const wanted = name === 'min' ? -1 : 1;
    return others.reduce<Pair>(
      (best, one) => (sign([one[0] * best[1] - best[0] * one[1], one[1] * best[1]]) === wanted ? one : best),
      first,
    );
  }
  const step = others[0] ?? [1n, 1n];
  if (sign(step) <= 0) return [0n, 0n];
  const steps: Pair = [first[0] * step[1], first[1] * step[0]];
  const [n, d] = steps[1] < 0n ? [-steps[0], -steps[1]] : steps;
  const doubled = (n < 0n ? -n : n) * 2n;
  const whole = (doubled / d + 1n) / 2n;
  return [(n < 0n ? -whole : whole) * step[0], step[1]];
}

function sign([n, d]: Pair): number {
  return n === 0n ? 0 : n > 0n === d > 0n ? 1 : -1;
}
