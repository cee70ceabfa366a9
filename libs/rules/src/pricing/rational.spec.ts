import fc from 'fast-check';
import {
  add,
  compare,
  formatDecimal,
  divide,
  fromNumber,
  isInteger,
  roundedIfLong,
  multiply,
  rational,
  roundToStep,
  subtract,
  roundToInteger,
  type Rational,
} from './rational';
import { forAll } from '../for-all.suite';

const any: fc.Arbitrary<Rational> = fc
  .tuple(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), fc.bigInt({ min: 1n, max: 10n ** 30n }))
  .map(([n, d]) => rational(n, d));

describe('rational numbers', () => {
  it('are in lowest terms with the sign in the numerator', () => {
    expect(rational(6, -4)).toEqual({ n: -3n, d: 2n });
    expect(rational(0, -4)).toEqual({ n: 0n, d: 1n });
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(divide(rational(3), rational(-4))).toEqual({ n: -3n, d: 4n });
  });

  it('add and subtract exactly, however large', () => {
    forAll(any, any, any, (a, b, c) => {
      expect(compare(subtract(add(add(a, b), c), c), add(a, b))).toBe(0);
      expect(compare(multiply(a, add(b, c)), add(multiply(a, b), multiply(a, c)))).toBe(0);
      if (b.n !== 0n) expect(compare(multiply(divide(a, b), b), a)).toBe(0);
    });
  });

  it('round half-up, away from zero', () => {
    expect([rational(5, 2), rational(-5, 2), rational(49, 20)].map(roundToInteger)).toEqual([3, -3, 2]);
    expect(formatDecimal(roundToStep(rational(1_025), rational(50)))).toBe('1050');
    expect(formatDecimal(roundToStep(fromNumber(0.12), fromNumber(0.05)))).toBe('0.1');
  });

  it('are written as decimals', () => {
    expect([rational(1, 3), rational(-5, 4), rational(7)].map((one) => formatDecimal(one, 4))).toEqual([
      '0.3333',
      '-1.25',
      '7',
    ]);
    expect(isInteger({ n: 8n, d: 4n })).toBe(true);
  });

  it('keep a third exactly, and at most thirty decimals of anything finer', () => {
    expect(roundedIfLong(rational(1, 3))).toEqual(rational(1, 3));
    const fine = rational(1n, 3n * 10n ** 30n);
    expect(roundedIfLong(fine)).toEqual({ n: 0n, d: 10n ** 30n });
    forAll(any, any, (a, b) => {
      const difference = subtract(roundedIfLong(multiply(a, b)), multiply(a, b));
      expect(compare(multiply(difference, difference), rational(1n, 10n ** 60n))).toBeLessThan(0);
    });
  });
});
