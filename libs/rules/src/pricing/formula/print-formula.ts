import { decimalText } from '../rational';
import type { FormulaNode } from './formula-tree';
import { BINDING, NEGATIVE_BINDING } from './parse-formula';

const PERCENT_BINDING = 4;
const TIGHTEST = 5;

/** Prints a formula in its usual notation (`fee × 110%`), without unnecessary brackets. */
export function printFormula(node: FormulaNode): string {
  return print(node, 0);
}

function print(node: FormulaNode, tightness: number): string {
  const text = spelling(node);
  return bindingOf(node) < tightness ? `(${text})` : text;
}

function spelling(node: FormulaNode): string {
  switch (node.type) {
    case 'number':
      return decimalText(node.value);
    case 'name':
      return node.name;
    case 'negative':
      return `−${print(node.of, NEGATIVE_BINDING)}`;
    case 'percent':
      return `${print(node.of, PERCENT_BINDING)}%`;
    case 'binary': {
      const binding = BINDING[node.operator];
      return `${print(node.left, binding)} ${node.operator} ${print(node.right, binding + 1)}`;
    }
    case 'call':
      return `${node.name}(${node.of.map(printFormula).join(', ')})`;
    case 'if': {
      const test = `${printFormula(node.test.left)} ${node.test.comparison} ${printFormula(node.test.right)}`;
      return `if(${test}, ${printFormula(node.then)}, ${printFormula(node.otherwise)})`;
    }
  }
}

function bindingOf(node: FormulaNode): number {
  if (node.type === 'binary') return BINDING[node.operator];
  if (node.type === 'negative') return NEGATIVE_BINDING;
  return node.type === 'percent' ? PERCENT_BINDING : TIGHTEST;
}
