import fc from 'fast-check';
import { anyFormula, stripPositions } from './formula.fixtures';
import { parseFormula } from './parse-formula';
import { printFormula } from './print-formula';

function problem(text: string): string {
  const parsed = parseFormula(text);
  return parsed.ok ? 'no problem' : parsed.problem.message;
}

function spelled(text: string): string {
  const parsed = parseFormula(text);
  return parsed.ok ? printFormula(parsed.formula) : parsed.problem.message;
}

describe('parseFormula', () => {
  it.each([
    ['fee * 1.1 + 50', 'fee × 1.1 + 50'],
    ['FEE*(1+2)/3', 'fee × (1 + 2) ÷ 3'],
    ['a - (b - c)', 'a − (b − c)'],
    ['(a - b) - c', 'a − b − c'],
    ['a / (b * c)', 'a ÷ (b × c)'],
    ['-(a + b)', '−(a + b)'],
    ['fee × 110%', 'fee × 110%'],
    ['(a + b)% × fee', '(a + b)% × fee'],
    ['max(0, fee - 500)', 'max(0, fee − 500)'],
    ['if (fee>=1000, roundto(fee, 50), round(fee))', 'if(fee ≥ 1000, roundto(fee, 50), round(fee))'],
    ['if(a != b, .5, 1.)', 'if(a ≠ b, 0.5, 1)'],
  ])('reads %s', (text, canonical) => {
    expect(spelled(text)).toBe(canonical);
  });

  it.each([
    ['', 'Please enter a formula'],
    ['   ', 'Please enter a formula'],
    ['fee +', "Expected a number after '+' at character 6"],
    ['fee + * 2', "Expected a number after '+', found '×', at character 7"],
    ['* 2', "Expected a number at the beginning, found '×', at character 1"],
    ['fee 2', "Expected an operator such as '+' before '2' at character 5"],
    ['(fee', "Expected ')' for the bracket at character 1, found the end at character 5"],
    ['fee)', "')' closes no bracket, at character 4"],
    ['fee, 2', "',' only separates the values of a function, at character 4"],
    [
      'fee + 1,200',
      'Write 1200 without commas, or put a space after a comma that separates two values, at character 7',
    ],
    ['$500', 'Write amounts without the dollar sign, at character 1'],
    ['fee + 2 €', "'€' is not understood, at character 9"],
    [
      'sqrt(fee)',
      "'sqrt' is not a function; there are min, max, round, roundto and if, not this, at character 1",
    ],
    ['min', "Expected '(' after 'min', at character 4"],
    ['min(fee)', 'min takes 2 or more values, not 1, at character 1'],
    [
      'round(fee, 50)',
      'round takes 1 value, not 2; to round to a step, write roundto(amount, 50), not round(amount, 50), at character 1',
    ],
    ['fee > 5', "'>' belongs in the first part of if(condition, then, else), at character 5"],
    ['(fee > 5)', "'>' belongs in the first part of if(condition, then, else), at character 6"],
    ['if(fee, 1, 2)', "Expected a comparison such as '>' in the first part of 'if', at character 7"],
    ['if(fee > 1, 2)', "if(condition, then, else) needs ',' for 'if', found ')' at character 14"],
    ['1234567890123', 'A number has at most 12 digits and 6 decimals, at character 1'],
    ['0.1234567', 'A number has at most 12 digits and 6 decimals, at character 1'],
    [
      `${'('.repeat(21)}1${')'.repeat(21)}`,
      'A formula is nested at most 20 levels deep; this is deeper, at character 21',
    ],
  ])('explains what is wrong with %s', (text, message) => {
    expect(problem(text)).toBe(message);
  });

  it('rejects a formula of 10,000 characters before reading it', () => {
    expect(problem('('.repeat(10_000))).toBe('A formula has at most 500 characters; this one has 10000');
  });

  it('reads the longest and most deeply nested formula allowed', () => {
    expect(parseFormula(`1${'+1'.repeat(249)}`).ok).toBe(true);
    expect(parseFormula(`${'('.repeat(20)}1${')'.repeat(20)}`).ok).toBe(true);
    expect(parseFormula(`1${'%'.repeat(499)}`).ok).toBe(true);
  });

  it('answers any text with a formula or an error positioned within or just after the text', () => {
    const pieces = fc.constantFrom(' ', ...'fee 1 . , ( ) % + - * < if( min( $'.split(' '));
    const text = fc.oneof(
      fc.string({ maxLength: 600, unit: 'binary' }),
      fc.array(pieces, { maxLength: 200 }).map((some) => some.join('')),
    );
    fc.assert(
      fc.property(text, (any) => {
        const parsed = parseFormula(any);
        if (parsed.ok) return;
        expect(parsed.problem.message).not.toBe('');
        const { at } = parsed.problem;
        if (at !== null) {
          expect(at).toBeGreaterThanOrEqual(1);
          expect(at).toBeLessThanOrEqual(any.length + 1);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('reads back what it prints', () => {
    fc.assert(
      fc.property(anyFormula, (formula) => {
        const text = printFormula(formula);
        fc.pre(text.length <= 500);
        const parsed = parseFormula(text);
        expect(parsed.ok && stripPositions(parsed.formula)).toEqual(stripPositions(formula));
      }),
      { numRuns: 500 },
    );
  });
});
