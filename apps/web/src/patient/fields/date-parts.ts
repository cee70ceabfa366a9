/** A date as people type it: three numbers, day first. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

export const NO_DATE: DateParts = { day: '', month: '', year: '' };

/**
 * The typed parts as YYYY-MM-DD; empty if nothing was typed. The text of invalid parts is not an ISO date.
 */
export function isoOf({ day, month, year }: DateParts): string {
  const parts = [day, month, year].map((part) => part.trim());
  if (parts.every((part) => part === '')) return '';
  const [d = '', m = '', y = ''] = parts;
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}
