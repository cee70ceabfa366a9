import { rational, type Rational } from '../rational';
import { formulaTokens, FormulaSyntaxError, type FormulaToken } from './formula-tokens';
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
export const BINDING: Readonly<Record<BinaryOperator, number>> = { '+': 1, '−': 1, '×': 2, '÷': 2 };
export const NEGATIVE_BINDING = 3;

const COMPARISONS: ReadonlySet<string> = new Set<Comparison>(['<', '≤', '>', '≥', '=', '≠']);
const ARGUMENTS: Readonly<Record<FormulaFunction, readonly [number, number]>> = {
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
    return { ok: true, formula: new FormulaParser(formulaTokens(text)).whole() };
  } catch (error) {
    if (error instanceof FormulaSyntaxError) return { ok: false, problem: error.problem() };
    throw error;
  }
}

class FormulaParser {
  private next = 0;
  private depth = 0;

  constructor(private readonly tokens: readonly FormulaToken[]) {}

  whole(): FormulaNode {
    if (this.peek().kind === 'end') throw new FormulaSyntaxError('Please enter a formula', null);
    const formula = this.expression(0);
    const rest = this.peek();
    if (rest.kind === 'end') return formula;
    if (COMPARISONS.has(rest.text)) {
      throw fail(`'${rest.text}' belongs in the first part of if(condition, then, else),`, rest);
    }
    if (rest.text === ')') throw fail(`')' closes no bracket,`, rest);
    if (rest.text === ',') throw fail(`',' only separates the values of a function,`, rest);
    throw fail(`Expected an operator such as '+' before ${quoted(rest)}`, rest);
  }

  private expression(tightness: number): FormulaNode {
    let left = this.operand();
    for (;;) {
      const token = this.peek();
      if (token.text === '%') {
        this.take();
        left = { type: 'percent', of: left, at: left.at };
        continue;
      }
      const binding = token.kind === 'symbol' ? BINDING[token.text as BinaryOperator] : undefined;
      if (binding === undefined || binding <= tightness) return left;
      this.take();
      const operator = token.text as BinaryOperator;
      left = { type: 'binary', operator, left, right: this.expression(binding), at: left.at };
    }
  }

  private operand(): FormulaNode {
    const token = this.take();
    if (token.kind === 'number') return { type: 'number', value: numberValue(token.text), at: token.at };
    if (token.kind === 'name') return this.nameOrCall(token);
    if (token.text === '(') {
      const inside = this.nested(token, () => this.expression(0));
      this.expect(')', token);
      return inside;
    }
    if (token.text === '−') {
      return {
        type: 'negative',
        of: this.nested(token, () => this.expression(NEGATIVE_BINDING)),
        at: token.at,
      };
    }
    throw this.missingOperand(token);
  }

  private nameOrCall(token: FormulaToken): FormulaNode {
    const isFunction = token.text === 'if' || Object.hasOwn(ARGUMENTS, token.text);
    if (this.peek().text !== '(') {
      if (isFunction) throw fail(`Expected '(' after '${token.text}',`, this.peek());
      return { type: 'name', name: token.text, at: token.at };
    }
    if (!isFunction) {
      throw fail(
        `'${token.text}' is not a function; there are min, max, round, roundto and if, not this,`,
        token,
      );
    }
    this.take();
    const call = this.nested(token, () =>
      token.text === 'if' ? this.conditional(token) : this.call(token, token.text as FormulaFunction),
    );
    this.expect(')', token);
    return call;
  }

  private call(token: FormulaToken, name: FormulaFunction): FormulaNode {
    const of = [this.expression(0)];
    while (this.peek().text === ',') {
      this.take();
      of.push(this.expression(0));
    }
    const [least, most] = ARGUMENTS[name];
    if (of.length < least || of.length > most) {
      const takes = least === most ? `${least}` : `${least} or more`;
      const hint =
        name === 'round' ? '; to round to a step, write roundto(amount, 50), not round(amount, 50),' : ',';
      throw fail(`${name} takes ${takes} value${takes === '1' ? '' : 's'}, not ${of.length}${hint}`, token);
    }
    return { type: 'call', name, of, at: token.at };
  }

  private conditional(token: FormulaToken): FormulaNode {
    const test = this.condition();
    this.expect(',', token);
    const then = this.expression(0);
    this.expect(',', token);
    const otherwise = this.expression(0);
    return { type: 'if', test, then, otherwise, at: token.at };
  }

  private condition(): FormulaCondition {
    const left = this.expression(0);
    const sign = this.take();
    if (!COMPARISONS.has(sign.text)) {
      throw fail(`Expected a comparison such as '>' in the first part of 'if',`, sign);
    }
    return { comparison: sign.text as Comparison, left, right: this.expression(0) };
  }

  private expect(symbol: ')' | ',', opened: FormulaToken): void {
    const token = this.take();
    if (token.text === symbol) return;
    if (COMPARISONS.has(token.text)) {
      throw fail(`'${token.text}' belongs in the first part of if(condition, then, else),`, token);
    }
    const of = opened.text === '(' ? `the bracket at character ${opened.at}` : `'${opened.text}'`;
    const need = opened.text === 'if' ? 'if(condition, then, else) needs' : 'Expected';
    throw fail(`${need} '${symbol}' for ${of}, found ${quoted(token)}`, token);
  }

  private nested<T>(token: FormulaToken, read: () => T): T {
    this.depth += 1;
    if (this.depth > MAX_FORMULA_DEPTH) {
      throw fail(`A formula is nested at most ${MAX_FORMULA_DEPTH} levels deep; this is deeper,`, token);
    }
    const result = read();
    this.depth -= 1;
    return result;
  }

  private missingOperand(found: FormulaToken): FormulaSyntaxError {
    const before = this.tokens[this.next - 2];
    const after = before === undefined ? 'at the beginning' : `after '${before.text}'`;
    const instead = found.kind === 'end' ? '' : `, found ${quoted(found)},`;
    return fail(`Expected a number ${after}${instead}`, found);
  }

  private peek(): FormulaToken {
    return this.tokens[Math.min(this.next, this.tokens.length - 1)] as FormulaToken;
  }

  private take(): FormulaToken {
    const token = this.peek();
    this.next += 1;
    return token;
  }
}

function fail(sentence: string, token: FormulaToken): FormulaSyntaxError {
  return new FormulaSyntaxError(`${sentence} at character ${token.at}`, token.at);
}

function quoted(token: FormulaToken): string {
  return token.kind === 'end' ? 'the end' : `'${token.text}'`;
}

function numberValue(text: string): Rational {
  const [whole = '', decimals = ''] = text.split('.');
  return rational(BigInt(`${whole}${decimals}`), 10n ** BigInt(decimals.length));
}
