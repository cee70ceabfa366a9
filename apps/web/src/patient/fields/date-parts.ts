import { parseTypedDate } from '@quillcare/rules';

/** A date as typed, day first. The first field may hold the whole date. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export const NO_DATE: DateParts = { day: '', month: '', year: '' };

/**
 * Returns the typed date as YYYY-MM-DD, or empty if nothing was typed. For an invalid date, returns the typed text, which is not
 * an ISO date.
 */
export function toIsoDate(parts: DateParts): string {
  const typed = joinParts(parts);
  const date = parseTypedDate(typed);
  return date && 'iso' in date ? date.iso : typed;
}

/** Splits a YYYY-MM-DD date into its parts. Null gives empty parts. */
export function toDateParts(iso: string | null): DateParts {
  const [year, month, day] = iso?.split('-') ?? [];
  return year && month && day ? { day: String(Number(day)), month: String(Number(month)), year } : NO_DATE;
}

/** Returns the two digits of a year whose century is missing. Otherwise null. */
export function getShortYear(parts: DateParts): string | null {
  const date = parseTypedDate(joinParts(parts));
  return date && 'shortYear' in date ? date.shortYear : null;
}

/**
 * Returns the years that two digits may stand for, likeliest first: for a birthday, years up to this one within the last 120
 * years; otherwise the year in this century.
 */
export function expandShortYear(digits: string, isBirthday: boolean, thisYear: number): string[] {
  const century = Math.floor(thisYear / 100) * 100;
  const year = century + Number(digits);
  if (!isBirthday) return [String(year)];
  return [year, year - 100].filter((full) => full <= thisYear && full > thisYear - 120).map(String);
}

/** Distributes a whole date typed or pasted into one field over all three. Anything else is left as typed. */
export function splitWholeDate(parts: DateParts): DateParts {
  const filled = [parts.day, parts.month, parts.year].filter((part) => part.trim() !== '');
  const date = filled.length === 1 ? parseTypedDate(filled[0]!) : null;
  if (!date) return parts;
  if ('iso' in date) return toDateParts(date.iso);
  return { day: String(date.day), month: String(date.month), year: date.shortYear };
}

export function withYear(parts: DateParts, year: string): DateParts {
  return { ...splitWholeDate(parts), year };
}

function joinParts({ day, month, year }: DateParts): string {
  return `${day} ${month} ${year}`.trim();
}
