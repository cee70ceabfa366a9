import { DEFAULT_LOCALE, LOCALE_CODES, type LocaleCode } from './locale';

export const LANGUAGE_FAMILIES = [
  'English',
  'French',
  'German',
  'Spanish',
  'Italian',
  'Portuguese',
  'Japanese',
  'Chinese',
] as const;
export type LanguageFamily = (typeof LANGUAGE_FAMILIES)[number];

/** The formats of a locale (product specification). */
export interface LocaleDefinition {
  readonly code: LocaleCode;
  /** The locale's name in its own language. */
  readonly name: string;
  readonly family: LanguageFamily;
  readonly flag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Unicode date patterns (UTS #35). */
  readonly dateFormats: {
    readonly short: string;
    readonly medium: string;
    readonly long: string;
    readonly time: string;
    readonly dateTime: string;
  };
  readonly currency: {
    readonly code: string;
    readonly symbol: string;
    readonly position: 'before' | 'after';
  };
  readonly numberFormat: { readonly decimal: string; readonly thousands: string };
}

const NARROW_NO_BREAK_SPACE = '\u202f';

type DateFormats = Pick<LocaleDefinition['dateFormats'], 'short' | 'medium' | 'long'>;

function buildDateFormats(formats: DateFormats, time: string): LocaleDefinition['dateFormats'] {
  return { ...formats, time, dateTime: `${formats.short} ${time}` };
}

const TWELVE_HOURS = 'h:mm a';
const TWENTY_FOUR_HOURS = 'HH:mm';
const DAY_FIRST = { short: 'dd/MM/yyyy', medium: 'd MMM yyyy', long: 'd MMMM yyyy' };
const JAPANESE = { short: 'yyyy/MM/dd', medium: 'yyyy/MM/dd', long: 'yyyy年M月d日' };
const CHINESE = { short: 'yyyy/MM/dd', medium: 'yyyy年M月d日', long: 'yyyy年M月d日' };
const EURO = { code: 'EUR', symbol: '€', position: 'after' } as const;
const COMMA_THOUSANDS = { decimal: '.', thousands: ',' };
const POINT_THOUSANDS = { decimal: ',', thousands: '.' };

/**
 * The ten locales. The specification names nine and implies a tenth, an English variant. It is New Zealand's, because the product
 * is for practices in Australia and New Zealand and the rule for the first locale distinguishes these two countries from other
 * English.
 */
export const LOCALES: readonly LocaleDefinition[] = [
  {
    code: 'en-AU',
    name: 'English (Australia)',
    family: 'English',
    flag: '🇦🇺',
    direction: 'ltr',
    dateFormats: buildDateFormats(DAY_FIRST, TWELVE_HOURS),
    currency: { code: 'AUD', symbol: '$', position: 'before' },
    numberFormat: COMMA_THOUSANDS,
  },
  {
    code: 'en-NZ',
    name: 'English (New Zealand)',
    family: 'English',
    flag: '🇳🇿',
    direction: 'ltr',
    dateFormats: buildDateFormats(DAY_FIRST, TWELVE_HOURS),
    currency: { code: 'NZD', symbol: '$', position: 'before' },
    numberFormat: COMMA_THOUSANDS,
  },
  {
    code: 'en-US',
    name: 'English (United States)',
    family: 'English',
    flag: '🇺🇸',
    direction: 'ltr',
    dateFormats: buildDateFormats(
      { short: 'MM/dd/yyyy', medium: 'MMM d, yyyy', long: 'MMMM d, yyyy' },
      TWELVE_HOURS,
    ),
    currency: { code: 'USD', symbol: '$', position: 'before' },
    numberFormat: COMMA_THOUSANDS,
  },
  {
    code: 'fr-FR',
    name: 'Français (France)',
    family: 'French',
    flag: '🇫🇷',
    direction: 'ltr',
    dateFormats: buildDateFormats(DAY_FIRST, TWENTY_FOUR_HOURS),
    currency: EURO,
    numberFormat: { decimal: ',', thousands: NARROW_NO_BREAK_SPACE },
  },
  {
    code: 'de-DE',
    name: 'Deutsch (Deutschland)',
    family: 'German',
    flag: '🇩🇪',
    direction: 'ltr',
    dateFormats: buildDateFormats(
      { short: 'dd.MM.yyyy', medium: 'dd.MM.yyyy', long: 'd. MMMM yyyy' },
      TWENTY_FOUR_HOURS,
    ),
    currency: EURO,
    numberFormat: POINT_THOUSANDS,
  },
  {
    code: 'es-ES',
    name: 'Español (España)',
    family: 'Spanish',
    flag: '🇪🇸',
    direction: 'ltr',
    dateFormats: buildDateFormats({ ...DAY_FIRST, long: "d 'de' MMMM 'de' yyyy" }, TWENTY_FOUR_HOURS),
    currency: EURO,
    numberFormat: POINT_THOUSANDS,
  },
  {
    code: 'it-IT',
    name: 'Italiano (Italia)',
    family: 'Italian',
    flag: '🇮🇹',
    direction: 'ltr',
    dateFormats: buildDateFormats(DAY_FIRST, TWENTY_FOUR_HOURS),
    currency: EURO,
    numberFormat: POINT_THOUSANDS,
  },
  {
    code: 'pt-BR',
    name: 'Português (Brasil)',
    family: 'Portuguese',
    flag: '🇧🇷',
    direction: 'ltr',
    dateFormats: buildDateFormats(
      { ...DAY_FIRST, medium: "d 'de' MMM 'de' yyyy", long: "d 'de' MMMM 'de' yyyy" },
      TWENTY_FOUR_HOURS,
    ),
    currency: { code: 'BRL', symbol: 'R$', position: 'before' },
    numberFormat: POINT_THOUSANDS,
  },
  {
    code: 'ja-JP',
    name: '日本語（日本）',
    family: 'Japanese',
    flag: '🇯🇵',
    direction: 'ltr',
    dateFormats: buildDateFormats(JAPANESE, TWENTY_FOUR_HOURS),
    currency: { code: 'JPY', symbol: '¥', position: 'before' },
    numberFormat: COMMA_THOUSANDS,
  },
  {
    code: 'zh-CN',
    name: '中文（中国）',
    family: 'Chinese',
    flag: '🇨🇳',
    direction: 'ltr',
    dateFormats: buildDateFormats(CHINESE, TWENTY_FOUR_HOURS),
    currency: { code: 'CNY', symbol: '¥', position: 'before' },
    numberFormat: COMMA_THOUSANDS,
  },
];

/** Returns whether a value is the code of a supported locale. */
export function isLocaleCode(text: unknown): text is LocaleCode {
  return (LOCALE_CODES as readonly unknown[]).includes(text);
}

/** Returns the definition of a locale. Throws a RangeError for an unsupported code. */
export function getLocaleDefinition(code: LocaleCode): LocaleDefinition {
  const found = LOCALES.find((locale) => locale.code === code);
  if (!found) throw new RangeError(`Unknown locale: ${code}`);
  return found;
}

/** Returns the locales grouped by language family for the selector, families in the specification's order. */
export function groupLocalesByFamily(): { family: LanguageFamily; locales: LocaleDefinition[] }[] {
  return LANGUAGE_FAMILIES.map((family) => ({
    family,
    locales: LOCALES.filter((locale) => locale.family === family),
  }));
}

export interface LocaleHints {
  /** The locale chosen earlier in this browser. Null if there is none. */
  stored: string | null;
  /** The browser's language (BCP 47). */
  browser: string | undefined;
  /** The browser's IANA time zone. */
  timeZone: string | undefined;
}

const NEW_ZEALAND_TIME_ZONES = [
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Antarctica/McMurdo',
  'Antarctica/South_Pole',
  'NZ',
];
// Older names of Australian zones, which browsers still report, start with the continent as well.
const AUSTRALIAN_TIME_ZONES = /^(Australia\/|Antarctica\/Macquarie$)/;

/**
 * Returns the initial locale: the stored choice, or else one based on the browser's language. English in a New Zealand or
 * Australian time zone is that country's English; any other English is American. Other languages use the first locale of the
 * language, or the default if there is none.
 */
export function detectLocale({ stored, browser, timeZone = '' }: LocaleHints): LocaleCode {
  if (isLocaleCode(stored)) return stored;
  const language = (browser ?? '').split(/[-_]/)[0]!.toLowerCase();
  if (language === 'en') {
    if (NEW_ZEALAND_TIME_ZONES.includes(timeZone)) return 'en-NZ';
    return AUSTRALIAN_TIME_ZONES.test(timeZone) ? 'en-AU' : 'en-US';
  }
  return LOCALE_CODES.find((code) => code.split('-')[0] === language) ?? DEFAULT_LOCALE;
}
