import { readTypedDate } from '@quillcare/rules';

/** A date as people type it, day first; the first may also hold all of it. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export const NO_DATE: DateParts = { day: '', month: '', year: '' };

/** The typed parts, read together, as YYYY-MM-DD; empty if nothing was typed. The text of invalid parts is not an ISO date. */
export function isoOf(parts: DateParts): string {
  const typed = together(parts);
  const date = readTypedDate(typed);
  return date && 'iso' in date ? date.iso : typed;
}

/** The parts of a date YYYY-MM-DD, or of none. */
export function partsOf(iso: string | null): DateParts {
  const [year, month, day] = iso?.split('-') ?? [];
  return year && month && day ? { day: String(Number(day)), month: String(Number(month)), year } : NO_DATE;
}

/** The two digits of a year where only its century is missing; otherwise null. */
export function shortYearOf(parts: DateParts): string | null {
  const date = readTypedDate(together(parts));
  return date && 'shortYear' in date ? date.shortYear : null;
}

/** The full years that two digits may stand for: of a birthday those that have begun, otherwise the one to come; the likeliest first. */
export function fullYearsOf(digits: string, isBirthday: boolean, thisYear: number): string[] {
  const century = Math.floor(thisYear / 100) * 100;
  const year = century + Number(digits);
  if (!isBirthday) return [String(year)];
  return [year, year - 100].filter((full) => full <= thisYear && full > thisYear - 120).map(String);
}

/** A whole date in one field, such as one that was pasted, in its three; anything else stays as it is typed. */
export function spread(parts: DateParts): DateParts {
  const filled = [parts.day, parts.month, parts.year].filter((part) => part.trim() !== '');
  const date = filled.length === 1 ? readTypedDate(filled[0]!) : null;
  if (!date) return parts;
  if ('iso' in date) return partsOf(date.iso);
  return { day: String(date.day), month: String(date.month), year: date.shortYear };
}

/** The date with this year. */
export function withYear(parts: DateParts, year: string): DateParts {
  return { ...spread(parts), year };
}

function together({ day, month, year }: DateParts): string {
  return `${day} ${month} ${year}`.trim();
}
