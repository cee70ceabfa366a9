import {
  DEFAULT_LOCALE,
  LOCALE_CODES,
  paperFormats,
  paperLocale,
  type Currency,
  type LocaleCode,
} from '@quillcare/rules';
import type { PageLanguage } from './languages';

const KEY = 'quillcare.patient-language';
/** Matches the browser codes for simplified Chinese: "zh", "zh-Hans-AU", "zh-SG". Traditional Chinese is a different script. */
const SIMPLIFIED_CHINESE = /^zh(-hans.*|-cn|-sg|-my)?$/i;

/** Returns the supported locale for a browser language, or `otherwise`. */
export function localeFor(language: string, otherwise: LocaleCode = DEFAULT_LOCALE): LocaleCode {
  if (SIMPLIFIED_CHINESE.test(language)) return 'zh-CN';
  return LOCALE_CODES.find((code) => code.toLowerCase() === language.toLowerCase()) ?? otherwise;
}

/** Stores the language chosen on the page on this device. */
export function keepLanguage(language: PageLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage the page follows the browser's settings.
  }
}

/** On the practice's device the language is in the URL, because the next patient may read another one. */
function keptLanguage(): LocaleCode | null {
  try {
    const kept = new URLSearchParams(window.location.search).get('lang') ?? localStorage.getItem(KEY);
    return LOCALE_CODES.find((code) => code === kept) ?? null;
  } catch {
    return null;
  }
}

/**
 * Returns the reader's locale: the one chosen on the page, else the browser's, else that of the quote's country or Australia. It
 * is never sent to the server.
 */
export function readerLocale(currency?: Currency): LocaleCode {
  const ofCountry = currency && paperLocale(currency);
  const kept = keptLanguage();
  if (kept === DEFAULT_LOCALE) return ofCountry ?? kept;
  return kept ?? localeFor(navigator.language, ofCountry);
}

/** Returns the language of the page's own texts. */
export function pageLanguage(): PageLanguage {
  return readerLocale() === 'zh-CN' ? 'zh-CN' : 'en-AU';
}

/** Returns the `lang` attribute for texts written by the practice. Undefined on an English page. */
export function practiceLang(): 'en' | undefined {
  return pageLanguage() === 'en-AU' ? undefined : 'en';
}

/** Returns formatters for the quote's money and dates in the reader's locale. */
export function readerFormats(currency: Currency) {
  return paperFormats(currency, readerLocale(currency));
}

/** Formats an ISO instant in the reader's time zone, including its name. */
export function whenOf(instant: string): string {
  return new Intl.DateTimeFormat(readerLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(new Date(instant));
}

/** Formats the day of an instant with its weekday, such as "Tuesday 24 November". */
export function dayOf(instant: Date): string {
  return new Intl.DateTimeFormat(readerLocale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(
    instant,
  );
}
