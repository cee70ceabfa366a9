import { useSyncExternalStore } from 'react';
import type { LocaleCode } from '@quillcare/rules';
import { LOCALE_KEY, localeHere } from './locale-here';

let current: LocaleCode | undefined;
const listeners = new Set<() => void>();

/** The locale chosen in this browser. */
export function currentLocale(): LocaleCode {
  current ??= localeHere();
  return current;
}

/** Stores the choice, also for the next visit. */
export function chooseLocale(code: LocaleCode): void {
  current = code;
  try {
    localStorage.setItem(LOCALE_KEY, code);
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
