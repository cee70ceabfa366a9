import type { Rational } from '../rational';

/** The longest formula, in characters. */
export const MAX_FORMULA_LENGTH = 500;
/** How deep brackets, functions and minus signs may be nested. */
export const MAX_FORMULA_DEPTH = 20;

export type BinaryOperator = '+' | '−' | '×' | '÷';
export type Comparison = '<' | '≤' | '>' | '≥' | '=' | '≠';
/** `roundto(amount, step)` rounds to a multiple of the step, `round(amount)` to a whole dollar. */
export type FormulaFunction = 'min' | 'max' | 'round' | 'roundto';

/** Where a part stands in the text: its first character, counted from 1. */
interface Placed {
  readonly at: number;
}

/** A parsed formula. It is only ever walked, never turned into code. */
export type FormulaNode = Placed &
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

/** The first part of an `if`. */
export interface FormulaCondition {
  readonly comparison: Comparison;
  readonly left: FormulaNode;
  readonly right: FormulaNode;
}

/** What is wrong with a formula: a sentence, and the character (from 1) it is about, if it is about one. */
export interface FormulaProblem {
  readonly message: string;
  readonly at: number | null;
}

/** The parts directly inside a part, in the order of the text. */
export function partsOf(node: FormulaNode): readonly FormulaNode[] {
  if (node.type === 'negative' || node.type === 'percent') return [node.of];
  if (node.type === 'binary') return [node.left, node.right];
  if (node.type === 'call') return node.of;
  if (node.type === 'if') return [node.test.left, node.test.right, node.then, node.otherwise];
  return [];
}

/** Every part of a formula, outermost first. */
export function* everyPart(node: FormulaNode): Generator<FormulaNode> {
  yield node;
  for (const part of partsOf(node)) yield* everyPart(part);
}
