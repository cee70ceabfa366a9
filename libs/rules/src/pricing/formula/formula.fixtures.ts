import fc from 'fast-check';
import { rational } from '../rational';
import type { FormulaNode } from './formula-tree';

/** The names of the formulas that `anyFormula` makes. */
export const SOME_NAMES = ['fee', 'base_fee', 'quantity'] as const;

const NODES = fc.letrec<{ node: FormulaNode }>((tie) => {
  const node = tie('node');
  const placed = { at: fc.constant(0) };
  return {
    node: fc.oneof(
      { maxDepth: 6, depthIdentifier: 'formula' },
      fc.record({
        ...placed,
        type: fc.constant('number' as const),
        value: fc
          .tuple(fc.integer({ min: 0, max: 2_000_000 }), fc.constantFrom(1, 100, 1_000))
          .map(([n, d]) => rational(n, d)),
      }),
      fc.record({ ...placed, type: fc.constant('name' as const), name: fc.constantFrom(...SOME_NAMES) }),
      fc.record({ ...placed, type: fc.constant('negative' as const), of: node }),
      fc.record({ ...placed, type: fc.constant('percent' as const), of: node }),
      fc.record({
        ...placed,
        type: fc.constant('binary' as const),
        operator: fc.constantFrom('+', '−', '×', '÷'),
        left: node,
        right: node,
      }),
      fc.record({
        ...placed,
        type: fc.constant('call' as const),
        name: fc.constantFrom('min', 'max'),
        of: fc.array(node, { minLength: 2, maxLength: 3 }),
      }),
      fc.record({
        ...placed,
        type: fc.constant('call' as const),
        name: fc.constant('round' as const),
        of: fc.tuple(node),
      }),
      fc.record({
        ...placed,
        type: fc.constant('call' as const),
        name: fc.constant('roundto' as const),
        of: fc.tuple(node, node),
      }),
      fc.record({
        ...placed,
        type: fc.constant('if' as const),
        test: fc.record({
          comparison: fc.constantFrom('<', '≤', '>', '≥', '=', '≠'),
          left: node,
          right: node,
        }),
        then: node,
        otherwise: node,
      }),
    ) as fc.Arbitrary<FormulaNode>,
  };
});

/** Any formula that can be written down. */
export const anyFormula: fc.Arbitrary<FormulaNode> = NODES.node;

/** A formula without the places of its parts. */
export function bare(formula: FormulaNode): unknown {
  return JSON.parse(
    JSON.stringify(formula, (key, value: unknown) =>
      key === 'at' ? undefined : typeof value === 'bigint' ? value.toString() : value,
    ),
  );
}
