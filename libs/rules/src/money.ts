import { DEFAULT_LOCALE, numberFormat } from './locale';

/** The currencies an organisation can charge in (ISO 4217); both have two decimals. */
export type Currency = 'AUD' | 'NZD';

const BASIS_POINTS = 10_000;
const MINOR_PER_MAJOR = 100;

/**
 * The product's one rounding rule: to the nearest whole, a half goes up (away from zero for a
 * negative, so that a credit is exactly the reverse of its charge).
 */
export function roundHalfUp(numerator: bigint | number, denominator: bigint | number = 1n): number {
  return Number(roundHalfUpExactly(BigInt(numerator), BigInt(denominator)));
}

/** As `roundHalfUp`, for whole numbers of any size. */
export function roundHalfUpExactly(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError('The denominator must be positive');
  const magnitude = ((numerator < 0n ? -numerator : numerator) * 2n + denominator) / (2n * denominator);
  return numerator < 0n ? -magnitude : magnitude;
}

/**
 * An amount in minor units times a quantity with at most two decimals, rounded half-up to the cent.
 * Exact: no step goes through a binary fraction.
 */
export function multiplyMinor(amountMinor: number, quantity: number): number {
  return roundHalfUp(BigInt(amountMinor) * BigInt(hundredths(quantity)), MINOR_PER_MAJOR);
}

/** A share of an amount in minor units, given in basis points (1000 = 10 %), rounded half-up to the cent. */
export function percentOf(amountMinor: number, basisPoints: number): number {
  return roundHalfUp(BigInt(amountMinor) * BigInt(basisPoints), BASIS_POINTS);
}

/** True for a quantity that `multiplyMinor` accepts: finite, at most two decimals. */
export function isQuantity(quantity: number): boolean {
  return Number.isFinite(quantity) && Number(quantity.toFixed(2)) === quantity && Math.abs(quantity) < 1e9;
}

/** The locale of a quote on paper, where no reader says which: that of the currency's country. */
export function paperLocale(currency: Currency): 'en-AU' | 'en-NZ' {
  return currency === 'NZD' ? 'en-NZ' : 'en-AU';
}

/** Minor units as money in the reader's locale: 1234550 AUD becomes "$12,345.50". */
export function formatMoney(
  amountMinor: number,
  currency: Currency,
  locale: string = DEFAULT_LOCALE,
): string {
  return numberFormat(locale, { style: 'currency', currency }).format(amountMinor / MINOR_PER_MAJOR);
}

/**
 * Money as people type it ("1,234.50", "$1234.5", "NZ$ 80", "5.", "12.10 AUD") in minor units, or null.
 * More than two decimals or a misplaced comma is refused rather than guessed at.
 */
export function parseMoney(text: string): number | null {
  return parseAmount(text, 2);
}

/** As `parseMoney`, but with any number of decimals, rounded half-up to the cent (for imported figures). */
export function parseMoneyRounded(text: string): number | null {
  return parseAmount(text, 20);
}

const AMOUNT =
  /^(-?)(?:(?:A|AU|NZ)?\$|AUD|NZD)?\s*(-?)(\d{1,13}|\d{1,3}(?:,\d{3}){1,4})?(?:\.(\d{0,20}))?(?:\s*(?:AUD|NZD))?$/i;

function parseAmount(text: string, maxDecimals: number): number | null {
  const match = text.length > 64 ? null : AMOUNT.exec(text.trim());
  if (!match) return null;
  const [, outerSign, innerSign, whole = '', decimals = ''] = match;
  if (whole === '' && decimals === '') return null;
  if ((outerSign && innerSign) || decimals.length > maxDecimals) return null;
  const digits = BigInt(whole.replaceAll(',', '') + decimals);
  const minor = roundHalfUp(digits * BigInt(MINOR_PER_MAJOR), 10n ** BigInt(decimals.length));
  return (outerSign || innerSign) && minor !== 0 ? -minor : minor;
}

function hundredths(quantity: number): number {
  if (!isQuantity(quantity)) throw new RangeError(`A quantity has at most two decimals: ${quantity}`);
  return Math.round(quantity * 100);
}
