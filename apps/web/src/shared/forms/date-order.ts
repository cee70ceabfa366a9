import { dateFormat } from '@quillcare/rules';

const TOKENS: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  day: 'DD',
  month: 'MM',
  year: 'YYYY',
};

/** Returns the order of a numeric date in a locale: "DD/MM/YYYY" for Australia. */
export function dateOrder(locale: string): string {
  const options = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return dateFormat(locale, options)
    .formatToParts(0)
    .map(({ type, value }) => TOKENS[type] ?? value)
    .join('');
}
