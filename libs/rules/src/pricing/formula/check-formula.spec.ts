import { checkFormula } from './check-formula';
import { anyFormula } from './formula.fixtures';
import { printFormula } from './print-formula';
import { forAll } from '../../for-all.suite';

function verdict(text: string): string {
  const check = checkFormula(text);
  return check.ok ? `${check.lowestMinor} to ${check.highestMinor}` : check.problem.message;
}

describe('checkFormula', () => {
  it.each([
    ['fee × 110%', '0 to 11000000'],
    ['4200', '420000 to 420000'],
    ['max(0, fee − 500)', '0 to 9950000'],
    ['if(base_fee > 0, min(fee × fee ÷ base_fee, 20000), fee)', '0 to 10000000'],
    ['max(1500, 20% × surgeon_fee)', '150000 to 2000000'],
    ['(1 + 10%) × fee', '0 to 11000000'],
  ])('accepts %s with results from %s', (text, range) => {
    expect(verdict(text)).toBe(range);
  });

  it.each([
    ['fee +', "Expected a number after '+' at character 6"],
    [
      'fee + surcharge',
      "'surcharge' at character 7 is not known. The names are fee, original_fee, base_fee, surgeon_fee, quantity, minutes, units",
    ],
    ['fee − 500', 'With fee = 0, the result is negative. Write max(0, …) around it'],
    [
      'fee ÷ base_fee',
      'With fee = 0 and base_fee = 0, this divides by zero. Write if(… > 0, …, …) around the division',
    ],
    [
      'fee × 1000',
      'With fee = 100000, the result is more than 10,000,000 dollars. Write min(…, …) around it',
    ],
    ['fee × fee', 'With fee = 9500, the result is more than 10,000,000 dollars. Write min(…, …) around it'],
    ['fee + 10%', 'A percentage of what? Write fee + 10% × fee, or fee × 110%, at character 7'],
    ['1 ÷ 0', 'As it stands, this divides by zero. Write if(… > 0, …, …) around the division'],
    ['roundto(fee, 0)', 'With fee = 0, the step of roundto is not more than zero'],
  ])('rejects %s', (text, message) => {
    expect(verdict(text)).toBe(message);
  });

  it('answers for every formula, and an accepted one never gives a negative result', () => {
    forAll(anyFormula, (formula) => {
      const check = checkFormula(printFormula(formula));
      if (check.ok) expect(check.lowestMinor).toBeGreaterThanOrEqual(0);
      else expect(check.problem.message).not.toBe('');
    });
  });

  it('checks a long formula with many names without trying every combination', () => {
    const everything = 'fee+original_fee+base_fee+surgeon_fee+quantity+minutes+units';
    const formula = `min(1000000, ${everything}${'+1÷7'.repeat(90)})`;
    expect(checkFormula(formula).ok).toBe(true);
  });
});
