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

/** Whether all that is missing is the century. */
export function hasShortYear(parts: DateParts): boolean {
  const date = readTypedDate(together(parts));
  return date !== null && 'shortYear' in date;
}

function together({ day, month, year }: DateParts): string {
  return `${day} ${month} ${year}`.trim();
}
