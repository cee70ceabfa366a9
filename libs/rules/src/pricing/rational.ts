import { roundHalfUpExactly } from '../money';

/**
 * An exact fraction with a positive denominator. Prices are calculated in fractions so that a third of a fee is exactly a third,
 * and a fee is only rounded once, at the end.
 */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const ZERO: Rational = { n: 0n, d: 1n };

/**
 * Results are only reduced to lowest terms if the denominator exceeds this, because reducing is slow. A result that still exceeds
 * it is too fine for a price.
 */
export const FINEST_DENOMINATOR = 10n ** 80n;

/** Returns the fraction `n / d` in lowest terms. Throws a RangeError if `d` is zero. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const over = BigInt(n);
  const under = BigInt(d);
  if (under === 1n) return { n: over, d: under };
  if (under === 0n) throw new RangeError('The denominator of a fraction cannot be zero');
  const common = greatestCommonDivisor(over < 0n ? -over : over, under < 0n ? -under : under);
  return under < 0n ? { n: -over / common, d: -under / common } : { n: over / common, d: under / common };
}

export function add(a: Rational, b: Rational): Rational {
  return a.d === b.d ? fraction(a.n + b.n, a.d) : fraction(a.n * b.d + b.n * a.d, a.d * b.d);
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function multiply(a: Rational, b: Rational): Rational {
  return fraction(a.n * b.n, a.d * b.d);
}

/** Returns `a ÷ b`. `b` must not be zero. */
export function divide(a: Rational, b: Rational): Rational {
  return b.n < 0n ? fraction(-a.n * b.d, a.d * -b.n) : fraction(a.n * b.d, a.d * b.n);
}

export function negate(a: Rational): Rational {
  return { n: -a.n, d: a.d };
}

export function isWhole(a: Rational): boolean {
  return a.n % a.d === 0n;
}

const KEPT = 10n ** 30n;

/**
 * Returns the value unchanged if its denominator is at most 10³⁰, otherwise rounded half-up to 30 decimals. Keeps long chains of
 * percentages from growing without limit.
 */
export function kept(a: Rational): Rational {
  return a.d <= KEPT ? a : { n: roundHalfUpExactly(a.n * KEPT, a.d), d: KEPT };
}

/** Converts basis points (1000 = 10 %) to a fraction. */
export function shareOf(basisPoints: number): Rational {
  return { n: BigInt(basisPoints), d: 10_000n };
}

/** Returns −1 if `a < b`, 0 if they are equal, 1 if `a > b`. */
export function compare(a: Rational, b: Rational): number {
  const difference = a.n * b.d - b.n * a.d;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** Rounds half-up to the nearest multiple of `step`, which must be positive. */
export function roundToStep(a: Rational, step: Rational): Rational {
  const steps = divide(a, step);
  return multiply(rational(roundHalfUpExactly(steps.n, steps.d)), step);
}

/** Rounds half-up to the nearest whole number. The caller ensures that it is a safe integer. */
export function toWhole(a: Rational): number {
  return Number(roundHalfUpExactly(a.n, a.d));
}

/** Converts a number with at most `decimals` decimals (such as a quantity) to an exact fraction. */
export function fromNumber(value: number, decimals = 2): Rational {
  const scale = 10 ** decimals;
  return rational(Math.round(value * scale), scale);
}

/** Formats a fraction with at most `decimals` decimals, rounded half-up and without trailing zeros: 1.5, 3166.6667. */
export function decimalText(a: Rational, decimals = 6): string {
  const scaled = roundHalfUpExactly(a.n * 10n ** BigInt(decimals), a.d);
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const rest = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${scaled < 0n ? '-' : ''}${whole}${rest === '' ? '' : `.${rest}`}`;
}

function fraction(n: bigint, d: bigint): Rational {
  return d > FINEST_DENOMINATOR ? rational(n, d) : { n, d };
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}
