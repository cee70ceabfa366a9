import { createChanges } from '../changes/changes';
import type { LocaleCode } from '@quillcare/rules';
import { LOCALE_KEY, localeHere } from './locale-here';

let current: LocaleCode | undefined;
const changes = createChanges();

export function currentLocale(): LocaleCode {
  current ??= localeHere();
  return current;
}

/** Sets the locale and stores it for the next visit. */
export function chooseLocale(code: LocaleCode): void {
  current = code;
  try {
    localStorage.setItem(LOCALE_KEY, code);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  changes.announce();
}

export function useLocale(): LocaleCode {
  return changes.useValue(currentLocale);
}
