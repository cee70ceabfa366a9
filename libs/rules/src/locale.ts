/** The product's default locale (product specification). */
export const DEFAULT_LOCALE = 'en-AU' as const;

export const LOCALE_CODES = [
  'en-AU',
  'en-NZ',
  'en-US',
  'fr-FR',
  'de-DE',
  'es-ES',
  'it-IT',
  'pt-BR',
  'ja-JP',
  'zh-CN',
] as const;
export type LocaleCode = (typeof LOCALE_CODES)[number];

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached `Intl.NumberFormat`, because constructing one costs more than a thousand uses. */
export function getNumberFormat(locale: string, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = numberFormats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locale, options);
    numberFormats.set(key, format);
  }
  return format;
}

/** Returns a cached `Intl.DateTimeFormat`. The time zone is always passed by the caller, never taken from the machine. */
export function getDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions & { timeZone: string },
): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  let format = dateFormats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, options);
    dateFormats.set(key, format);
  }
  return format;
}

/** Formats a plain number in a locale: 12500 becomes "12,500". */
export function formatNumber(value: number, locale: string = DEFAULT_LOCALE): string {
  return getNumberFormat(locale).format(value);
}
