import { getNumberFormat, parseMoney } from '@quillcare/rules';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Formats minor units as "1,234.50". A column of amounts needs no currency sign. */
export function formatAmount(minor: number, locale: string): string {
  return getNumberFormat(locale, TWO_DECIMALS).format(minor / 100);
}

/** Formats minor units for editing, without group separators: "1234.50". */
export function formatTypedAmount(minor: number | null, locale: string): string {
  if (minor === null) return '';
  const format = { ...TWO_DECIMALS, useGrouping: false, numberingSystem: 'latn' };
  return getNumberFormat(locale, format).format(minor / 100);
}

/** Formats a quantity: "1.5". */
export function formatQuantity(quantity: number, locale: string): string {
  const format = { maximumFractionDigits: 2, useGrouping: false, numberingSystem: 'latn' };
  return getNumberFormat(locale, format).format(quantity);
}

export type ParseResult = { ok: true; value: number | null } | { ok: false };

/**
 * Converts a number such as "1.234,50" to a decimal point, in locales whose decimal separator is a comma. A point alone is
 * ambiguous and is left unchanged.
 */
export function normaliseDecimals(text: string, locale: string): string {
  const parts = getNumberFormat(locale, TWO_DECIMALS).formatToParts(0);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value;
  if (decimal !== ',') return text;
  // Many of these locales group thousands as "1 234".
  const close = text.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  return close.includes(',') ? close.replaceAll('.', '').replace(',', '.') : close;
}

/** Parses a typed amount in the format of `locale` into minor units. Empty is null. */
export function parseAmount(text: string, locale: string): ParseResult {
  if (text.trim() === '') return { ok: true, value: null };
  const minor = parseMoney(normaliseDecimals(text.trim(), locale));
  return minor === null || minor < 0 ? { ok: false } : { ok: true, value: minor };
}

/** Parses a typed quantity: greater than zero, with at most two decimals. */
export function parseQuantity(text: string, locale: string): ParseResult {
  const typed = normaliseDecimals(text.trim(), locale);
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0
    ? { ok: true, value: Number(typed) }
    : { ok: false };
}

/** Parses a typed percentage into basis points. Empty is null. */
export function parsePercent(text: string, locale: string): ParseResult {
  if (text.trim() === '') return { ok: true, value: null };
  const typed = normaliseDecimals(text.trim(), locale);
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(typed) ?? [];
  const basisPoints = Math.round(Number(percent ?? NaN) * 100);
  return basisPoints <= 10_000 ? { ok: true, value: basisPoints } : { ok: false };
}
