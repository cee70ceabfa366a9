import { localeDefinition, type LocaleCode } from '@quillcare/rules';
import { chooseLocale, currentLocale, useLocale } from './locale.store';
import type { Tree } from './words.types';
import { isTranslated, switchLanguage, wordsInUse, type Words } from './words';

/** Loads the texts of the chosen language. Called once, before the first render. */
export async function startLanguage(): Promise<void> {
  // If the texts cannot be loaded, the app stays in English.
  await speak(currentLocale()).catch((error: unknown) => console.warn(error));
}

/** Switches to another language and stores the choice. Rejects if its texts cannot be loaded. */
export async function changeLocale(code: LocaleCode): Promise<void> {
  await speak(code);
  chooseLocale(code);
}

async function speak(code: LocaleCode): Promise<void> {
  await switchLanguage(code);
  document.documentElement.lang = pageLanguage(code);
  document.documentElement.dir = localeDefinition(code).direction;
}

/** Whether all loaded texts exist in this language. Otherwise the rest is shown in English. */
export function isWhollyTranslated(code: LocaleCode): boolean {
  return isEnglish(code) || wordsInUse().every((words) => isTranslated(words, code));
}

/** Whether some texts of a language are missing and would be shown in English, as far as known before it is chosen. */
export function isPartlyTranslated(code: LocaleCode): boolean {
  if (isEnglish(code)) return false;
  return wordsInUse().some(
    (words) => !words.languages[code] || (currentLocale() === code && !isTranslated(words, code)),
  );
}

/** Returns the `lang` attribute for an element with these texts. Undefined if they are in English. */
export function useLanguageOf(words: Words<Tree>): string | undefined {
  const code = useLocale();
  return isEnglish(code) || !isTranslated(words, code) ? undefined : code;
}

/** Returns the page's language: English (en-AU) unless everything is translated. */
function pageLanguage(code: LocaleCode): LocaleCode {
  return isWhollyTranslated(code) ? code : 'en-AU';
}

const isEnglish = (code: LocaleCode) => code.startsWith('en-');
