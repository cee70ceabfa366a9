import { useSyncExternalStore } from 'react';

/**
 * Tells components when a value outside React has changed. For what the Redux store cannot hold, such as functions and promises, and
 * for what the public pages need, which load no Redux.
 */
export function createChanges() {
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    /** Has every component that follows the value read it again. */
    announce: (): void => {
      for (const listener of listeners) listener();
    },
    /** What `read` gives, now and after each change; `prerendered` gives it where a page is rendered when it is built. */
    useValue: <T>(read: () => T, prerendered: () => T = read): T =>
      useSyncExternalStore(subscribe, read, prerendered),
  };
}
