import { numberFormat, parseMoney } from '@quillcare/rules';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Formats minor units as "1,234.50". A column of amounts needs no currency sign. */
export function amountText(minor: number, locale: string): string {
  return numberFormat(locale, TWO_DECIMALS).format(minor / 100);
}

/** Formats minor units for editing, without group separators: "1234.50". */
export function typedAmountText(minor: number | null, locale: string): string {
  if (minor === null) return '';
  const format = { ...TWO_DECIMALS, useGrouping: false, numberingSystem: 'latn' };
  return numberFormat(locale, format).format(minor / 100);
}

/** Formats a quantity: "1.5". */
export function quantityText(quantity: number, locale: string): string {
  const format = { maximumFractionDigits: 2, useGrouping: false, numberingSystem: 'latn' };
  return numberFormat(locale, format).format(quantity);
}

export type Read = { ok: true; value: number | null } | { ok: false };

/**
 * Converts a number such as "1.234,50" to a decimal point, in locales whose decimal separator is a comma. A point alone is
 * ambiguous and is left unchanged.
 */
export function withDecimalPoint(text: string, locale: string): string {
  const parts = numberFormat(locale, TWO_DECIMALS).formatToParts(0);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value;
  if (decimal !== ',') return text;
  // Many of these locales group thousands as "1 234".
  const close = text.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  return close.includes(',') ? close.replaceAll('.', '').replace(',', '.') : close;
}

/** Parses a typed amount in the format of `locale` into minor units. Empty is null. */
export function readAmount(text: string, locale: string): Read {
  if (text.trim() === '') return { ok: true, value: null };
  const minor = parseMoney(withDecimalPoint(text.trim(), locale));
  return minor === null || minor < 0 ? { ok: false } : { ok: true, value: minor };
}

/** Parses a typed quantity: greater than zero, with at most two decimals. */
export function readQuantity(text: string, locale: string): Read {
  const typed = withDecimalPoint(text.trim(), locale);
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0
    ? { ok: true, value: Number(typed) }
    : { ok: false };
}

/** Parses a typed percentage into basis points. Empty is null. */
export function readPercent(text: string, locale: string): Read {
  if (text.trim() === '') return { ok: true, value: null };
  const typed = withDecimalPoint(text.trim(), locale);
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(typed) ?? [];
  const basisPoints = Math.round(Number(percent ?? NaN) * 100);
  return basisPoints <= 10_000 ? { ok: true, value: basisPoints } : { ok: false };
}
