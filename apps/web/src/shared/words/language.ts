import { localeDefinition, type LocaleCode } from '@quillcare/rules';
import { chooseLocale, currentLocale, useLocale } from './locale.store';
import type { Tree } from './words.types';
import { isTranslated, switchLanguage, wordsInUse, type Words } from './words';

/** Fetches the texts of the chosen language; called once, before the first render. */
export async function startLanguage(): Promise<void> {
  // If the texts cannot be fetched, the app is in English.
  await speak(currentLocale()).catch((error: unknown) => console.warn(error));
}

/** Switches to another language and remembers the choice; rejects if its texts cannot be fetched. */
export async function changeLocale(code: LocaleCode): Promise<void> {
  await speak(code);
  chooseLocale(code);
}

async function speak(code: LocaleCode): Promise<void> {
  await switchLanguage(code);
  document.documentElement.lang = pageLanguage(code);
  document.documentElement.dir = localeDefinition(code).direction;
}

/** Whether everything that is loaded exists in this language; otherwise the rest is shown in English. */
export function isWhollyTranslated(code: LocaleCode): boolean {
  return isEnglish(code) || wordsInUse().every((words) => isTranslated(words, code));
}

/** Whether some texts of a language are missing and shown in English, as far as is known before it is chosen. */
export function isPartlyTranslated(code: LocaleCode): boolean {
  if (isEnglish(code)) return false;
  return wordsInUse().some(
    (words) => !words.languages[code] || (currentLocale() === code && !isTranslated(words, code)),
  );
}

/** The `lang` attribute of a part with these texts; undefined where it is the page's. */
export function useLanguageOf(words: Words<Tree>): string | undefined {
  const code = useLocale();
  return isEnglish(code) || !isTranslated(words, code) ? undefined : code;
}

/** The language of the page: English, in the reader's spelling, until everything is translated. */
function pageLanguage(code: LocaleCode): LocaleCode {
  return isWhollyTranslated(code) ? code : 'en-AU';
}

const isEnglish = (code: LocaleCode) => code.startsWith('en-');
