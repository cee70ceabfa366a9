import { firstLocale, type LocaleCode } from '@quillcare/rules';

export const LOCALE_KEY = 'quillcare.locale';

/** Returns the locale chosen in this browser, else the one its settings suggest. */
export function localeHere(): LocaleCode {
  return firstLocale({
    stored: stored(),
    browser: typeof navigator === 'undefined' ? undefined : navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
}

function stored(): string | null {
  try {
    return localStorage.getItem(LOCALE_KEY);
  } catch {
    return null;
  }
}
