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
/** Simplified characters, however a browser names them: "zh", "zh-Hans-AU", "zh-SG". Traditional ones are another script. */
const SIMPLIFIED_CHINESE = /^zh(-hans.*|-cn|-sg|-my)?$/i;

/** One of our locales for the browser's language, or else the one given. */
export function localeFor(language: string, otherwise: LocaleCode = DEFAULT_LOCALE): LocaleCode {
  if (SIMPLIFIED_CHINESE.test(language)) return 'zh-CN';
  return LOCALE_CODES.find((code) => code.toLowerCase() === language.toLowerCase()) ?? otherwise;
}

/** Keeps the language that was chosen on the page itself, on this device. */
export function keepLanguage(language: PageLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage the page follows the browser's settings.
  }
}

/** On a device of the practice the address has the language: the next patient may read another one. */
function keptLanguage(): LocaleCode | null {
  try {
    const kept = new URLSearchParams(window.location.search).get('lang') ?? localStorage.getItem(KEY);
    return LOCALE_CODES.find((code) => code === kept) ?? null;
  } catch {
    return null;
  }
}

/**
 * The reader's locale: chosen on the page, or from the browser's settings; where that is none of ours, the one of the quote's
 * country, or Australia. Nothing about it is sent.
 */
export function readerLocale(currency?: Currency): LocaleCode {
  const ofCountry = currency && paperLocale(currency);
  const kept = keptLanguage();
  if (kept === DEFAULT_LOCALE) return ofCountry ?? kept;
  return kept ?? localeFor(navigator.language, ofCountry);
}

/** The language that the words of the page are in. */
export function pageLanguage(): PageLanguage {
  return readerLocale() === 'zh-CN' ? 'zh-CN' : 'en-AU';
}

/** The `lang` of what the practice wrote, on a page whose own words are not English. */
export function practiceLang(): 'en' | undefined {
  return pageLanguage() === 'en-AU' ? undefined : 'en';
}

/** Money and dates of a quote, as the reader writes them. */
export function readerFormats(currency: Currency) {
  return paperFormats(currency, readerLocale(currency));
}

/** An instant in the reader's time zone, which is named. */
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

/** The day of an instant, with its weekday: "Tuesday 24 November". */
export function dayOf(instant: Date): string {
  return new Intl.DateTimeFormat(readerLocale(), { weekday: 'long', day: 'numeric', month: 'long' }).format(
    instant,
  );
}
