import { useSyncExternalStore } from 'react';
import { firstLocale, type LocaleCode } from '@quillcare/rules';

const KEY = 'quillcare.locale';

let current: LocaleCode | undefined;
const listeners = new Set<() => void>();

/** The locale chosen in this browser. */
export function currentLocale(): LocaleCode {
  current ??= firstLocale({
    stored: stored(),
    browser: typeof navigator === 'undefined' ? undefined : navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
  return current;
}

/** Stores the choice, also for the next visit. */
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
