import { numberFormat, parseMoney } from '@quillcare/rules';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** "1,234.50" of minor units: a column of amounts needs no sign of its currency. */
export function amountText(minor: number, locale: string): string {
  return numberFormat(locale, TWO_DECIMALS).format(minor / 100);
}

/** "1234.50": an amount as one types over it, without the marks between thousands. */
export function typedAmountText(minor: number | null, locale: string): string {
  if (minor === null) return '';
  const format = { ...TWO_DECIMALS, useGrouping: false, numberingSystem: 'latn' };
  return numberFormat(locale, format).format(minor / 100);
}

/** "1.5" of a quantity. */
export function quantityText(quantity: number, locale: string): string {
  const format = { maximumFractionDigits: 2, useGrouping: false, numberingSystem: 'latn' };
  return numberFormat(locale, format).format(quantity);
}

export type Read = { ok: true; value: number | null } | { ok: false };

/** "1.234,50" as people write it where the comma separates the cents; a point alone may be meant either way and is left. */
export function withDecimalPoint(text: string, locale: string): string {
  const parts = numberFormat(locale, TWO_DECIMALS).formatToParts(0);
  const decimal = parts.find(({ type }) => type === 'decimal')?.value;
  if (decimal !== ',') return text;
  // "1 234" is how many of them write thousands.
  const close = text.replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  return close.includes(',') ? close.replaceAll('.', '').replace(',', '.') : close;
}

/** An amount as typed where people write as in `locale`, in minor units; empty is none. */
export function readAmount(text: string, locale: string): Read {
  if (text.trim() === '') return { ok: true, value: null };
  const minor = parseMoney(withDecimalPoint(text.trim(), locale));
  return minor === null || minor < 0 ? { ok: false } : { ok: true, value: minor };
}

/** A quantity as typed: more than zero, with at most two decimals. */
export function readQuantity(text: string, locale: string): Read {
  const typed = withDecimalPoint(text.trim(), locale);
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0
    ? { ok: true, value: Number(typed) }
    : { ok: false };
}

/** A percentage as typed, in basis points; empty is none. */
export function readPercent(text: string, locale: string): Read {
  if (text.trim() === '') return { ok: true, value: null };
  const typed = withDecimalPoint(text.trim(), locale);
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(typed) ?? [];
  const basisPoints = Math.round(Number(percent ?? NaN) * 100);
  return basisPoints <= 10_000 ? { ok: true, value: basisPoints } : { ok: false };
}
