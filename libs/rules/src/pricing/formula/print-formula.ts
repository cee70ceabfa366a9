import { formatDecimal } from '../rational';
import type { FormulaNode } from './formula-tree';
import { OPERATOR_PRECEDENCE, NEGATION_PRECEDENCE } from './parse-formula';

const PERCENT_PRECEDENCE = 4;
const HIGHEST_PRECEDENCE = 5;

/** Prints a formula in its usual notation (`fee × 110%`), without unnecessary brackets. */
export function printFormula(node: FormulaNode): string {
  return printNode(node, 0);
}

function printNode(node: FormulaNode, minPrecedence: number): string {
  const text = formatNode(node);
  return precedenceOf(node) < minPrecedence ? `(${text})` : text;
}

function formatNode(node: FormulaNode): string {
  switch (node.type) {
    case 'number':
      return formatDecimal(node.value);
    case 'name':
      return node.name;
    case 'negative':
      return `−${printNode(node.of, NEGATION_PRECEDENCE)}`;
    case 'percent':
      return `${printNode(node.of, PERCENT_PRECEDENCE)}%`;
    case 'binary': {
      const binding = OPERATOR_PRECEDENCE[node.operator];
      return `${printNode(node.left, binding)} ${node.operator} ${printNode(node.right, binding + 1)}`;
    }
    case 'call':
      return `${node.name}(${node.of.map(printFormula).join(', ')})`;
    case 'if': {
      const test = `${printFormula(node.test.left)} ${node.test.comparison} ${printFormula(node.test.right)}`;
      return `if(${test}, ${printFormula(node.then)}, ${printFormula(node.otherwise)})`;
    }
  }
}

function precedenceOf(node: FormulaNode): number {
  if (node.type === 'binary') return OPERATOR_PRECEDENCE[node.operator];
  if (node.type === 'negative') return NEGATION_PRECEDENCE;
  return node.type === 'percent' ? PERCENT_PRECEDENCE : HIGHEST_PRECEDENCE;
}
