import fc from 'fast-check';
import {
  formatMoney,
  isQuantity,
  multiplyMinor,
  localeForCurrency,
  parseMoney,
  parseMoneyRounded,
  applyBasisPoints,
  roundHalfUp,
} from './money';
import { forAll } from './for-all.suite';

const minor = fc.integer({ min: 0, max: 1_000_000_000 });

describe('roundHalfUp', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [-5, 10, -1],
    [-4, 10, 0],
    [0, 7, 0],
  ])('rounds %d/%d to %d', (numerator, denominator, expected) =>
    expect(roundHalfUp(numerator, denominator)).toBe(expected),
  );

  it('rejects a denominator that is not positive', () => {
    expect(() => roundHalfUp(1, 0)).toThrow('must be positive');
    expect(() => roundHalfUp(1, -2)).toThrow('must be positive');
  });

  it('is off by at most a half, and symmetric around zero', () => {
    forAll(fc.integer(), fc.integer({ min: 1, max: 1_000_000 }), (n, d) => {
      const rounded = roundHalfUp(n, d);
      const distance = 2n * (BigInt(rounded) * BigInt(d) - BigInt(n));
      expect(distance <= BigInt(d) && distance >= -BigInt(d)).toBe(true);
      expect(roundHalfUp(-n, d) + rounded).toBe(0);
    });
  });
});

describe('multiplyMinor', () => {
  it('avoids binary floating-point errors', () => {
    expect(multiplyMinor(1005, 1.1)).toBe(1106); // 1105.5
    expect(multiplyMinor(115, 1.1)).toBe(127); // 126.5
    expect(multiplyMinor(150, 0.01)).toBe(2); // 1.5
  });

  it('rejects an invalid quantity or amount', () => {
    for (const quantity of [1.001, Number.NaN, Number.POSITIVE_INFINITY]) {
      expect(() => multiplyMinor(100, quantity)).toThrow(RangeError);
    }
    expect(() => multiplyMinor(1.5, 1)).toThrow(RangeError);
    expect([999_999_999.99, 1e9].map(isQuantity)).toEqual([true, false]);
  });

  it('is exact for whole quantities and grows with the quantity', () => {
    forAll(minor, fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 99 }), (fee, whole, cents) => {
      expect(multiplyMinor(fee, whole)).toBe(fee * whole);
      const quantity = (whole * 100 + cents) / 100;
      expect(isQuantity(quantity)).toBe(true);
      expect(multiplyMinor(fee, quantity)).toBeGreaterThanOrEqual(multiplyMinor(fee, whole));
    });
  });
});

describe('applyBasisPoints', () => {
  it('takes basis points', () => {
    expect(applyBasisPoints(1005, 1000)).toBe(101); // 100.5
    expect(applyBasisPoints(1004, 1000)).toBe(100);
    expect(applyBasisPoints(10_000, 1500)).toBe(1500);
  });

  it('returns the whole for 100 % and zero for 0 %', () => {
    forAll(minor, (amount) => {
      expect(applyBasisPoints(amount, 10_000)).toBe(amount);
      expect(applyBasisPoints(amount, 0)).toBe(0);
    });
  });
});

describe('formatMoney', () => {
  it('writes the home currency with a plain dollar sign', () => {
    expect(formatMoney(1234550, 'AUD')).toBe('$12,345.50');
    expect(formatMoney(1234550, 'NZD', 'en-NZ')).toBe('$12,345.50');
    expect(formatMoney(-5, 'AUD')).toBe('-$0.05');
    expect(formatMoney(100, 'NZD').replace(/\s/g, ' ')).toMatch(/^NZ/);
  });

  it('can be parsed back by parseMoney', () => {
    forAll(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (amount) => {
      expect(parseMoney(formatMoney(amount, 'AUD'))).toBe(amount);
    });
  });
});

it('formats a quote on paper in the locale of its currency', () => {
  expect([localeForCurrency('AUD'), localeForCurrency('NZD')]).toEqual(['en-AU', 'en-NZ']);
});

describe('parseMoney', () => {
  it.each([
    ['1,234.50', 123450],
    ['$1234.5', 123450],
    ['NZ$ 80', 8000],
    [' AUD 12 ', 1200],
    ['.5', 50],
    ['0', 0],
    ['-12.34', -1234],
    ['$-1', -100],
    ['A$1,000,000', 100_000_000],
    ['12.', 1200],
    ['5.', 500],
    ['.', null],
    ['12.10 AUD', 1210],
    ['$12.10 nzd', 1210],
    ['12.10 USD', null],
    ['1,23', null],
    ['12.345', null],
    ['1.234,50', null],
    ['', null],
    ['$', null],
    ['abc', null],
    ['--1', null],
    ['-$-1', null],
    ['1e3', null],
    ['1,2345', null],
    ['9'.repeat(100), null],
    ['12.10  AUD', 1210],
    ['-0', 0],
    [`1${' '.repeat(63)}`, 100],
    [`1${' '.repeat(64)}`, null],
  ])('reads %j as %j', (text, expected) => expect(parseMoney(text)).toBe(expected));

  it('rounds long decimals half-up on request', () => {
    expect(parseMoneyRounded('1234.565')).toBe(123457);
    expect(parseMoneyRounded('1234.5649')).toBe(123456);
    expect(parseMoneyRounded('0.005')).toBe(1);
  });

  it('never throws and returns whole cents or null', () => {
    forAll(fc.string(), (text) => {
      const amount = parseMoney(text);
      expect(amount === null || Number.isInteger(amount)).toBe(true);
    });
  });
});
