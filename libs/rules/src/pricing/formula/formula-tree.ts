import type { Rational } from '../rational';

/** Maximum length of a formula in characters. */
export const MAX_FORMULA_LENGTH = 500;
/** Maximum nesting depth of brackets, functions and minus signs. */
export const MAX_FORMULA_DEPTH = 20;

export type BinaryOperator = '+' | '−' | '×' | '÷';
export type Comparison = '<' | '≤' | '>' | '≥' | '=' | '≠';
/** `roundto(amount, step)` rounds to a multiple of the step, `round(amount)` to a whole dollar. */
export type FormulaFunction = 'min' | 'max' | 'round' | 'roundto';

/** The 1-based position of a node's first character in the text. */
interface PositionedNode {
  readonly at: number;
}

/** A parsed formula. It is interpreted, never compiled to code. */
export type FormulaNode = PositionedNode &
  (
    | { readonly type: 'number'; readonly value: Rational }
    | { readonly type: 'name'; readonly name: string }
    | { readonly type: 'negative'; readonly of: FormulaNode }
    | { readonly type: 'percent'; readonly of: FormulaNode }
    | {
        readonly type: 'binary';
        readonly operator: BinaryOperator;
        readonly left: FormulaNode;
        readonly right: FormulaNode;
      }
    | { readonly type: 'call'; readonly name: FormulaFunction; readonly of: readonly FormulaNode[] }
    | {
        readonly type: 'if';
        readonly test: FormulaCondition;
        readonly then: FormulaNode;
        readonly otherwise: FormulaNode;
      }
  );

export interface FormulaCondition {
  readonly comparison: Comparison;
  readonly left: FormulaNode;
  readonly right: FormulaNode;
}

/** A problem with a formula: a sentence, and the 1-based character position it refers to, if any. */
export interface FormulaProblem {
  readonly message: string;
  readonly at: number | null;
}

/** Returns the direct children of a node, in the order of the text. */
export function childNodes(node: FormulaNode): readonly FormulaNode[] {
  if (node.type === 'negative' || node.type === 'percent') return [node.of];
  if (node.type === 'binary') return [node.left, node.right];
  if (node.type === 'call') return node.of;
  if (node.type === 'if') return [node.test.left, node.test.right, node.then, node.otherwise];
  return [];
}

/** Yields every node of a formula, parents before children. */
export function* walkFormula(node: FormulaNode): Generator<FormulaNode> {
  yield node;
  for (const part of childNodes(node)) yield* walkFormula(part);
}
