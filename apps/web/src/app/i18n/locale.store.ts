import { useSyncExternalStore } from 'react';
import { firstLocale, type LocaleCode } from '@quillcare/rules';

const KEY = 'quillcare.locale';

let current: LocaleCode | undefined;
const listeners = new Set<() => void>();

/** The locale that this browser shows the app in. */
export function currentLocale(): LocaleCode {
  current ??= firstLocale({
    stored: stored(),
    browser: typeof navigator === 'undefined' ? undefined : navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return current;
}

/** Keeps the choice, here and for the next visit. */
export function chooseLocale(code: LocaleCode): void {
  current = code;
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

export function useLocale(): LocaleCode {
  return useSyncExternalStore(subscribe, currentLocale);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
