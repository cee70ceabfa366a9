import { numberFormat, parseMoney } from '@quillcare/rules';

const TWO_DECIMALS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** "1,234.50" of minor units: a column of amounts needs no sign of its currency. */
export function amountText(minor: number, locale: string): string {
  return numberFormat(locale, TWO_DECIMALS).format(minor / 100);
}

export type Read = { ok: true; value: number | null } | { ok: false };

/** An amount as typed, in minor units; empty is none. */
export function readAmount(text: string): Read {
  if (text.trim() === '') return { ok: true, value: null };
  const minor = parseMoney(text.trim());
  return minor === null || minor < 0 ? { ok: false } : { ok: true, value: minor };
}

/** A quantity as typed: more than zero, with at most two decimals. */
export function readQuantity(text: string): Read {
  const typed = text.trim();
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) && Number(typed) > 0
    ? { ok: true, value: Number(typed) }
    : { ok: false };
}

/** A percentage as typed, in basis points; empty is none. */
export function readPercent(text: string): Read {
  if (text.trim() === '') return { ok: true, value: null };
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text.trim()) ?? [];
  const basisPoints = Math.round(Number(percent ?? NaN) * 100);
  return basisPoints <= 10_000 ? { ok: true, value: basisPoints } : { ok: false };
}
