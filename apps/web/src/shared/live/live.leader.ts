/** The part of `navigator.locks` that leader election needs. */
export interface Locks {
  request: (name: string, options: { signal: AbortSignal }, work: () => Promise<void>) => Promise<unknown>;
}

/**
 * Runs `lead` in one tab of this browser at a time: the one that holds the lock called `name`. The other tabs
 * wait, and the first of them takes over when the leader resigns, is closed or crashes. `lead` returns a
 * function that stops it.
 *
 * @returns a function that resigns or stops waiting
 */
export function runInOneTab(locks: Locks, name: string, lead: () => () => void): () => void {
  const leaving = new AbortController();
  let resign: (() => void) | undefined;
  const holdLock = () =>
    new Promise<void>((release) => {
      if (leaving.signal.aborted) return release();
      const stop = lead();
      resign = () => {
        stop();
        release();
      };
    });
  locks.request(name, { signal: leaving.signal }, holdLock).catch((error: unknown) => {
    if ((error as Error).name !== 'AbortError') throw error;
  });
  return () => {
    leaving.abort();
    resign?.();
    resign = undefined;
  };
}
