import type { LocaleCode } from '@quillcare/rules';
import type { navigationEn } from './navigation.en';

type Texts<T> = { [K in keyof T]?: T[K] extends string ? string : Texts<T[K]> };

/** The texts of a language; missing ones are shown in English. */
export interface LanguageWords {
  navigation?: Texts<typeof navigationEn>;
  product?: { tagline: string; description: string };
}

/** Australian English is part of the app; other languages are fetched when chosen. */
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

/** The language of the navigation, for screen readers; undefined if it is the page's. */
export function navigationLanguage(code: LocaleCode): string | undefined {
  return TRANSLATED_NAVIGATION.has(code) ? code : undefined;
}

/** The language of the pages: English, in the spelling of the person's locale. */
export function pageLanguage(code: LocaleCode): LocaleCode {
  return code.startsWith('en-') ? code : 'en-AU';
}
