/** A date as people type it: three numbers, day first. */
export interface DateParts {
  day: string;
  month: string;
  year: string;
}

/** YYYY-MM-DD of the typed parts; empty when nothing was typed. Parts that make no date give text that is no ISO date. */
export function isoOf({ day, month, year }: DateParts): string {
  const parts = [day, month, year].map((part) => part.trim());
  if (parts.every((part) => part === '')) return '';
  const [d = '', m = '', y = ''] = parts;
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`;
}
