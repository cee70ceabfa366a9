import type { BinaryOperator, Comparison, FormulaProblem } from './formula-tree';

export type FormulaSymbol = BinaryOperator | Comparison | '(' | ')' | ',' | '%';

/** A token of a formula. `at` is its 1-based character position. Names are in lower case. */
export interface FormulaToken {
  readonly kind: 'number' | 'name' | 'symbol' | 'end';
  readonly text: string;
  readonly at: number;
}

/** Thrown while parsing a formula. Never thrown outside this folder. */
export class FormulaSyntaxError extends Error {
  constructor(
    message: string,
    readonly at: number | null,
  ) {
    super(message);
  }

  toProblem(): FormulaProblem {
    return { message: this.message, at: this.at };
  }
}

const SPACE = /\s+/y;
const NUMBER = /\d+(?:\.\d*)?|\.\d+/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const SYMBOL = /<=|>=|==|<>|!=|[-+*/×÷·−–()<>=≤≥≠,%]/y;
/** "1,200" is a single number to a reader but two values in an argument list. */
const GROUPED = /\d{1,3}(?:,\d{3})+(?!\d)/y;
const MAX_WHOLE_DIGITS = 12;
const MAX_DECIMALS = 6;

const SYMBOLS: Readonly<Record<string, FormulaSymbol>> = {
  '-': '−',
  '–': '−',
  '*': '×',
  '·': '×',
  '/': '÷',
  '<=': '≤',
  '>=': '≥',
  '==': '=',
  '<>': '≠',
  '!=': '≠',
};

/** Splits a formula into tokens, followed by an `end` token. Throws `FormulaSyntaxError`. */
export function tokeniseFormula(text: string): FormulaToken[] {
  const tokens: FormulaToken[] = [];
  let from = skipSpace(text, 0);
  while (from < text.length) {
    const token = tokenAt(text, from);
    tokens.push(token.token);
    from = skipSpace(text, from + token.length);
  }
  tokens.push({ kind: 'end', text: '', at: text.trimEnd().length + 1 });
  return tokens;
}

function tokenAt(text: string, from: number): { token: FormulaToken; length: number } {
  const at = from + 1;
  const number = matchAt(NUMBER, text, from);
  if (number !== null) {
    assertClearNumber(text, from, number);
    return { token: { kind: 'number', text: number, at }, length: number.length };
  }
  const name = matchAt(NAME, text, from);
  if (name !== null) {
    return { token: { kind: 'name', text: name.toLowerCase(), at }, length: name.length };
  }
  const symbol = matchAt(SYMBOL, text, from);
  if (symbol !== null) {
    return { token: { kind: 'symbol', text: SYMBOLS[symbol] ?? symbol, at }, length: symbol.length };
  }
  throw unknownCharacterError(text, from);
}

function assertClearNumber(text: string, from: number, number: string): void {
  const at = from + 1;
  const grouped = matchAt(GROUPED, text, from);
  if (grouped !== null) {
    const plain = grouped.replaceAll(',', '');
    throw new FormulaSyntaxError(
      `Write ${plain} without commas, or put a space after a comma that separates two values, at character ${at}`,
      at,
    );
  }
  const [whole = '', decimals = ''] = number.split('.');
  if (whole.length > MAX_WHOLE_DIGITS || decimals.length > MAX_DECIMALS) {
    throw new FormulaSyntaxError(
      `A number has at most ${MAX_WHOLE_DIGITS} digits and ${MAX_DECIMALS} decimals, at character ${at}`,
      at,
    );
  }
}

function unknownCharacterError(text: string, from: number): FormulaSyntaxError {
  const at = from + 1;
  const character = String.fromCodePoint(text.codePointAt(from) ?? 0);
  const hint =
    character === '$' ? 'Write amounts without the dollar sign' : `'${character}' is not understood`;
  return new FormulaSyntaxError(`${hint}, at character ${at}`, at);
}

function skipSpace(text: string, from: number): number {
  return from + (matchAt(SPACE, text, from)?.length ?? 0);
}

function matchAt(pattern: RegExp, text: string, from: number): string | null {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? null;
}
