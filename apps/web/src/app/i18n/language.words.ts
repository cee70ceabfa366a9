import type { LocaleCode } from '@quillcare/rules';
import type { navigationEn } from './navigation.en';

type Texts<T> = { [K in keyof T]?: T[K] extends string ? string : Texts<T[K]> };

/** What a language says in its own words; what it leaves out is said in English. */
export interface LanguageWords {
  navigation?: Texts<typeof navigationEn>;
  product?: { tagline: string; description: string };
}

/** English as Australians write it is part of the app; other languages are fetched when they are chosen. */
const LANGUAGES: Partial<Record<LocaleCode, () => Promise<{ words: LanguageWords }>>> = {
  'en-US': () => import('./languages/en-us'),
  'fr-FR': () => import('./languages/fr'),
  'de-DE': () => import('./languages/de'),
  'es-ES': () => import('./languages/es'),
  'it-IT': () => import('./languages/it'),
  'pt-BR': () => import('./languages/pt'),
  'ja-JP': () => import('./languages/ja'),
  'zh-CN': () => import('./languages/zh'),
};

export async function wordsOf(code: LocaleCode): Promise<LanguageWords> {
  return (await LANGUAGES[code]?.())?.words ?? {};
}

const TRANSLATED_NAVIGATION = new Set<LocaleCode>(['fr-FR', 'de-DE', 'es-ES']);

/** The language that the navigation is written in, for screen readers; undefined for the page's own. */
export function navigationLanguage(code: LocaleCode): string | undefined {
  return TRANSLATED_NAVIGATION.has(code) ? code : undefined;
}

/** The language that the pages are written in: English, as the person's locale spells it. */
export function pageLanguage(code: LocaleCode): LocaleCode {
  return code.startsWith('en-') ? code : 'en-AU';
}
