import { isCalendarDay } from './dates';

export type TypedDate =
  | { readonly iso: string }
  /** A day and month with a two-digit year, whose century is ambiguous. */
  | { readonly shortYear: string; readonly month: number; readonly day: number };

/** Fast path: most dates are in this format, and files contain up to 100,000 of them. */
const NUMERIC_DATE = /^(\d{1,4})[/-](\d{1,2})[/-](\d{1,4})$/;
const MONTH_NAMES =
  'january february march april may june july august september october november december'.split(' ');
const MIN_MONTH_LETTERS = 3;
const INVISIBLE_CHARACTERS = /\p{Cf}+/gu;
/** Spreadsheets append midnight to a date. */
const MIDNIGHT_SUFFIX = /(?:\s+|t)(?:0{1,2}:00(?::00(?:\.0+)?)?z?|12:00(?::00)?\s?am)$/;
const WEEKDAY_PREFIX = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*[.,]*\s+/;
const DATE_SEPARATOR = /[\s/.,\-\u2010-\u2015年月日]+/;

/**
 * Parses a date as commonly written in Australia and New Zealand, day first or year first: 12/03/1984, 12.3.1984, 1984-03-12, 12
 * Mar 1984, March 12, 1984. Null if it is not a date or does not exist.
 */
export function parseTypedDate(text: string): TypedDate | null {
  const [one = '', two = '', three = '', ...rest] = NUMERIC_DATE.exec(text)?.slice(1) ?? splitDateWords(text);
  if (rest.length > 0) return null;
  if (/^\d{4}$/.test(one)) return toTypedDate(three, two, one);
  return /^\d/.test(one) ? toTypedDate(one, two, three) : toTypedDate(two, one, three);
}

function splitDateWords(text: string): string[] {
  const plain = text.replace(INVISIBLE_CHARACTERS, '').trim().toLowerCase();
  return plain.replace(MIDNIGHT_SUFFIX, '').replace(WEEKDAY_PREFIX, '').split(DATE_SEPARATOR).filter(Boolean);
}

function toTypedDate(dayText: string, monthText: string, year: string): TypedDate | null {
  const day = Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(dayText)?.[1] ?? NaN);
  const month = parseMonth(monthText);
  if (/^\d\d$/.test(year)) {
    // 2000 is a leap year, so that 29 February is accepted here.
    return isCalendarDay(2000, month, day) ? { shortYear: year, month, day } : null;
  }
  if (!/^\d{4}$/.test(year) || !isCalendarDay(Number(year), month, day)) return null;
  return { iso: `${year}-${two(month)}-${two(day)}` };
}

function parseMonth(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text);
  const at = text.length < MIN_MONTH_LETTERS ? -1 : MONTH_NAMES.findIndex((month) => month.startsWith(text));
  return text === 'sept' ? 9 : at + 1;
}

function two(part: number): string {
  return String(part).padStart(2, '0');
}
