import { readTypedDate } from '@quillcare/rules';

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
export function isoOf(parts: DateParts): string {
  const typed = together(parts);
  const date = readTypedDate(typed);
  return date && 'iso' in date ? date.iso : typed;
}

/** Splits a YYYY-MM-DD date into its parts. Null gives empty parts. */
export function partsOf(iso: string | null): DateParts {
  const [year, month, day] = iso?.split('-') ?? [];
  return year && month && day ? { day: String(Number(day)), month: String(Number(month)), year } : NO_DATE;
}

/** Returns the two digits of a year whose century is missing. Otherwise null. */
export function shortYearOf(parts: DateParts): string | null {
  const date = readTypedDate(together(parts));
  return date && 'shortYear' in date ? date.shortYear : null;
}

/**
 * Returns the years that two digits may stand for, likeliest first: for a birthday, years up to this one within the last 120
 * years; otherwise the year in this century.
 */
export function fullYearsOf(digits: string, isBirthday: boolean, thisYear: number): string[] {
  const century = Math.floor(thisYear / 100) * 100;
  const year = century + Number(digits);
  if (!isBirthday) return [String(year)];
  return [year, year - 100].filter((full) => full <= thisYear && full > thisYear - 120).map(String);
}

/** Distributes a whole date typed or pasted into one field over all three. Anything else is left as typed. */
export function spread(parts: DateParts): DateParts {
  const filled = [parts.day, parts.month, parts.year].filter((part) => part.trim() !== '');
  const date = filled.length === 1 ? readTypedDate(filled[0]!) : null;
  if (!date) return parts;
  if ('iso' in date) return partsOf(date.iso);
  return { day: String(date.day), month: String(date.month), year: date.shortYear };
}

export function withYear(parts: DateParts, year: string): DateParts {
  return { ...spread(parts), year };
}

function together({ day, month, year }: DateParts): string {
  return `${day} ${month} ${year}`.trim();
}
