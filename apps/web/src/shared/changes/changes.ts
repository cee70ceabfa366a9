import { useSyncExternalStore } from 'react';

/**
 * Notifies components when a value outside React has changed. For values the Redux store cannot hold, such as functions and
 * promises, and for the public pages, which do not load Redux.
 */
export function createChanges() {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    /** Makes every subscribed component read the value again. */
    announce: (): void => {
      for (const listener of listeners) listener();
    },
    /** Returns the result of `read`, updated after each change. `prerendered` is used when the page is rendered at build time. */
    useValue: <T>(read: () => T, prerendered: () => T = read): T =>
      useSyncExternalStore(subscribe, read, prerendered),
  };
}
