import { useEffect, useSyncExternalStore } from 'react';

let isLost = false;
const listeners = new Set<() => void>();

function set(lost: boolean): void {
  if (isLost === lost) return;
  isLost = lost;
  for (const listener of listeners) listener();
}

/** Call when a request got no answer. */
export const reportConnectionLost = () => set(true);
/** Call when a request got an answer. */
export const connectionRestored = () => set(false);

/** Sends a small request to test whether the server answers at all. */
export async function retryConnection(): Promise<void> {
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    connectionRestored();
  } catch {
    reportConnectionLost();
  }
}

const RETRY_MS = 15_000;

/** Whether the server is unreachable. While it is, retries every 15 seconds and as soon as the device is online. */
export function useConnectionLost(): boolean {
  const lost = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => isLost,
  );
  useEffect(() => {
    const retry = () => void retryConnection();
    window.addEventListener('offline', reportConnectionLost);
    window.addEventListener('online', retry);
    const timer = lost ? setInterval(retry, RETRY_MS) : undefined;
    return () => {
      window.removeEventListener('offline', reportConnectionLost);
      window.removeEventListener('online', retry);
      clearInterval(timer);
    };
  }, [lost]);
  return lost;
}
