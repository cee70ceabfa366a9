import { rational, type Rational } from '../rational';
import { tokeniseFormula, FormulaSyntaxError, type FormulaToken } from './formula-tokens';
import {
  MAX_FORMULA_DEPTH,
  MAX_FORMULA_LENGTH,
  type BinaryOperator,
  type Comparison,
  type FormulaCondition,
  type FormulaFunction,
  type FormulaNode,
  type FormulaProblem,
} from './formula-tree';

export type ParsedFormula =
  | { readonly ok: true; readonly formula: FormulaNode }
  | { readonly ok: false; readonly problem: FormulaProblem };

/** Operator precedence: `a + b × c` is `a + (b × c)`. */
export const OPERATOR_PRECEDENCE: Readonly<Record<BinaryOperator, number>> = {
  '+': 1,
  '−': 1,
  '×': 2,
  '÷': 2,
};
export const NEGATION_PRECEDENCE = 3;

const COMPARISON_SYMBOLS: ReadonlySet<string> = new Set<Comparison>(['<', '≤', '>', '≥', '=', '≠']);
const ARGUMENT_COUNTS: Readonly<Record<FormulaFunction, readonly [number, number]>> = {
  min: [2, 100],
  max: [2, 100],
  round: [1, 1],
  roundto: [2, 2],
};

/**
 * Parses a formula with a Pratt parser (operators have binding powers). Never throws: a syntax error is returned as a sentence
 * with its character position. Names are not checked here, see `checkFormula`.
 */
export function parseFormula(text: string): ParsedFormula {
  try {
    if (text.length > MAX_FORMULA_LENGTH) {
      const message = `A formula has at most ${MAX_FORMULA_LENGTH} characters; this one has ${text.length}`;
      throw new FormulaSyntaxError(message, null);
    }
    return { ok: true, formula: new FormulaParser(tokeniseFormula(text)).parse() };
  } catch (error) {
    if (error instanceof FormulaSyntaxError) return { ok: false, problem: error.toProblem() };
    throw error;
  }
}

class FormulaParser {
  private position = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly FormulaToken[]) {}

  parse(): FormulaNode {
    if (this.peek().kind === 'end') throw new FormulaSyntaxError('Please enter a formula', null);
    const formula = this.parseExpression(0);
    const rest = this.peek();
    if (rest.kind === 'end') return formula;
    if (COMPARISON_SYMBOLS.has(rest.text)) {
      throw syntaxError(`'${rest.text}' belongs in the first part of if(condition, then, else),`, rest);
    }
    if (rest.text === ')') throw syntaxError(`')' closes no bracket,`, rest);
    if (rest.text === ',') throw syntaxError(`',' only separates the values of a function,`, rest);
    throw syntaxError(`Expected an operator such as '+' before ${quoteToken(rest)}`, rest);
  }

  private parseExpression(minPrecedence: number): FormulaNode {
    let left = this.parseOperand();
    for (;;) {
      const token = this.peek();
      if (token.text === '%') {
        this.nextToken();
        left = { type: 'percent', of: left, at: left.at };
        continue;
      }
      const binding = token.kind === 'symbol' ? OPERATOR_PRECEDENCE[token.text as BinaryOperator] : undefined;
      if (binding === undefined || binding <= minPrecedence) return left;
      this.nextToken();
      const operator = token.text as BinaryOperator;
      left = { type: 'binary', operator, left, right: this.parseExpression(binding), at: left.at };
    }
  }

  private parseOperand(): FormulaNode {
    const token = this.nextToken();
    if (token.kind === 'number') return { type: 'number', value: parseNumber(token.text), at: token.at };
    if (token.kind === 'name') return this.parseNameOrCall(token);
    if (token.text === '(') {
      const inside = this.parseNested(token, () => this.parseExpression(0));
      this.expect(')', token);
      return inside;
    }
    if (token.text === '−') {
      return {
        type: 'negative',
        of: this.parseNested(token, () => this.parseExpression(NEGATION_PRECEDENCE)),
        at: token.at,
      };
    }
    throw this.missingOperandError(token);
  }

  private parseNameOrCall(token: FormulaToken): FormulaNode {
    const isFunction = token.text === 'if' || Object.hasOwn(ARGUMENT_COUNTS, token.text);
    if (this.peek().text !== '(') {
      if (isFunction) throw syntaxError(`Expected '(' after '${token.text}',`, this.peek());
      return { type: 'name', name: token.text, at: token.at };
    }
    if (!isFunction) {
      throw syntaxError(
        `'${token.text}' is not a function; there are min, max, round, roundto and if, not this,`,
        token,
      );
    }
    this.nextToken();
    const call = this.parseNested(token, () =>
      token.text === 'if' ? this.parseConditional(token) : this.call(token, token.text as FormulaFunction),
    );
    this.expect(')', token);
    return call;
  }

  private call(token: FormulaToken, name: FormulaFunction): FormulaNode {
    const of = [this.parseExpression(0)];
    while (this.peek().text === ',') {
      this.nextToken();
      of.push(this.parseExpression(0));
    }
    const [least, most] = ARGUMENT_COUNTS[name];
    if (of.length < least || of.length > most) {
      const takes = least === most ? `${least}` : `${least} or more`;
      const hint =
        name === 'round' ? '; to round to a step, write roundto(amount, 50), not round(amount, 50),' : ',';
      throw syntaxError(
        `${name} takes ${takes} value${takes === '1' ? '' : 's'}, not ${of.length}${hint}`,
        token,
      );
    }
    return { type: 'call', name, of, at: token.at };
  }

  private parseConditional(token: FormulaToken): FormulaNode {
    const test = this.parseCondition();
    this.expect(',', token);
    const then = this.parseExpression(0);
    this.expect(',', token);
    const otherwise = this.parseExpression(0);
    return { type: 'if', test, then, otherwise, at: token.at };
  }

  private parseCondition(): FormulaCondition {
    const left = this.parseExpression(0);
    const sign = this.nextToken();
    if (!COMPARISON_SYMBOLS.has(sign.text)) {
      throw syntaxError(`Expected a comparison such as '>' in the first part of 'if',`, sign);
    }
    return { comparison: sign.text as Comparison, left, right: this.parseExpression(0) };
  }

  private expect(symbol: ')' | ',', opened: FormulaToken): void {
    const token = this.nextToken();
    if (token.text === symbol) return;
    if (COMPARISON_SYMBOLS.has(token.text)) {
      throw syntaxError(`'${token.text}' belongs in the first part of if(condition, then, else),`, token);
    }
    const of = opened.text === '(' ? `the bracket at character ${opened.at}` : `'${opened.text}'`;
    const prefix = opened.text === 'if' ? 'if(condition, then, else) needs' : 'Expected';
    throw syntaxError(`${prefix} '${symbol}' for ${of}, found ${quoteToken(token)}`, token);
  }

  private parseNested<T>(token: FormulaToken, read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_FORMULA_DEPTH) {
      throw syntaxError(
        `A formula is nested at most ${MAX_FORMULA_DEPTH} levels deep; this is deeper,`,
        token,
      );
    }
    const result = read();
    this.depth -= 1;
    return result;
  }

  private missingOperandError(found: FormulaToken): FormulaSyntaxError {
    const before = this.tokens[this.position - 2];
    const after = before === undefined ? 'at the beginning' : `after '${before.text}'`;
    const instead = found.kind === 'end' ? '' : `, found ${quoteToken(found)},`;
    return syntaxError(`Expected a number ${after}${instead}`, found);
  }

  private peek(): FormulaToken {
    return this.tokens[Math.min(this.position, this.tokens.length - 1)] as FormulaToken;
  }

  private nextToken(): FormulaToken {
    const token = this.peek();
    this.position += 1;
    return token;
  }
}

function syntaxError(sentence: string, token: FormulaToken): FormulaSyntaxError {
  return new FormulaSyntaxError(`${sentence} at character ${token.at}`, token.at);
}

function quoteToken(token: FormulaToken): string {
  return token.kind === 'end' ? 'the end' : `'${token.text}'`;
}

function parseNumber(text: string): Rational {
  const [whole = '', decimals = ''] = text.split('.');
  return rational(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length));
}
