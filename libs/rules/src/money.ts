import { DEFAULT_LOCALE, getNumberFormat } from './locale';

/** The currencies an organisation can charge in (ISO 4217). Both have two decimals. */
export type Currency = 'AUD' | 'NZD';

const BASIS_POINTS = 10_000;
const MINOR_PER_MAJOR = 100;

/**
 * Rounds a fraction to the nearest whole number, halves up (away from zero for negatives, so that a credit is exactly the reverse
 * of its charge). This is the rounding rule for everything except Medicare benefits (see `roundUpToFiveCents`). Throws a RangeError
 * unless the denominator is positive.
 */
export function roundHalfUp(numerator: bigint | number, denominator: bigint | number = 1n): number {
  return Number(roundHalfUpBigInt(BigInt(numerator), BigInt(denominator)));
}

/** Like `roundHalfUp`, for integers of any size. */
export function roundHalfUpBigInt(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive');
  const magnitude = ((numerator < 0n ? -numerator : numerator) * 2n + denominator) / (2n * denominator);
  return numerator < 0n ? -magnitude : magnitude;
}

/**
 * Multiplies an amount in minor units by a quantity with at most two decimals, rounded half-up to the cent. Exact, without binary
 * fractions.
 */
export function multiplyMinor(amountMinor: number, quantity: number): number {
  return roundHalfUp(BigInt(amountMinor) * BigInt(toHundredths(quantity)), MINOR_PER_MAJOR);
}

/** Returns a share of an amount in minor units, given in basis points (1000 = 10 %) and rounded half-up to the cent. */
export function applyBasisPoints(amountMinor: number, basisPoints: number): number {
  return roundHalfUp(BigInt(amountMinor) * BigInt(basisPoints), BASIS_POINTS);
}

/** Returns whether `multiplyMinor` accepts a quantity: finite, below a thousand million in magnitude, with at most two decimals. */
export function isQuantity(quantity: number): boolean {
  return Number.isFinite(quantity) && Number(quantity.toFixed(2)) === quantity && Math.abs(quantity) < 1e9;
}

/** Returns the locale of a printed quote, where no reader's locale is known: that of the currency's country. */
export function localeForCurrency(currency: Currency): 'en-AU' | 'en-NZ' {
  return currency === 'NZD' ? 'en-NZ' : 'en-AU';
}

/** Formats minor units as money in a locale: 1234550 AUD becomes "$12,345.50". */
export function formatMoney(
  amountMinor: number,
  currency: Currency,
  locale: string = DEFAULT_LOCALE,
): string {
  return getNumberFormat(locale, { style: 'currency', currency }).format(amountMinor / MINOR_PER_MAJOR);
}

/**
 * Parses money as people type it ("1,234.50", "$1234.5", "NZ$ 80", "5.", "12.10 AUD") to minor units. Returns null for anything
 * else, including more than two decimals or a misplaced comma, rather than guessing.
 */
export function parseMoney(text: string): number | null {
  return parseAmount(text, 2);
}

/** Like `parseMoney`, but accepts any number of decimals and rounds half-up to the cent (for imported figures). */
export function parseMoneyRounded(text: string): number | null {
  return parseAmount(text, 20);
}

const AMOUNT_PATTERN =
  /^(-?)(?:(?:A|AU|NZ)?\$|AUD|NZD)?\s*(-?)(\d{1,13}|\d{1,3}(?:,\d{3}){1,4})?(?:\.(\d{0,20}))?(?:\s*(?:AUD|NZD))?$/i;

function parseAmount(text: string, maxDecimals: number): number | null {
  const match = text.length > 64 ? null : AMOUNT_PATTERN.exec(text.trim());
  if (!match) return null;
  const [, outerSign, innerSign, whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return null;
  if ((outerSign && innerSign) || decimals.length > maxDecimals) return null;
  const digits = BigInt(whole.replaceAll(',', '') + decimals);
  const minor = roundHalfUp(digits * BigInt(MINOR_PER_MAJOR), 10n ** BigInt(decimals.length));
  return (outerSign || innerSign) && minor !== 0 ? -minor : minor;
}

function toHundredths(quantity: number): number {
  if (!isQuantity(quantity)) throw new RangeError(`A quantity has at most two decimals: ${quantity}`);
  return Math.round(quantity * 100);
}
