import { useEffect, useSyncExternalStore } from 'react';

let isLost = false;
const listeners = new Set<() => void>();

function set(lost: boolean): void {
  if (isLost === lost) return;
  isLost = lost;
  for (const listener of listeners) listener();
}

/** Call when a request got no answer. */
export const connectionLost = () => set(true);
/** Call when a request got an answer. */
export const connectionFound = () => set(false);

/** Sends a small request to test whether the server answers at all. */
export async function tryConnection(): Promise<void> {
  try {
    await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(10_000) });
    connectionFound();
  } catch {
    connectionLost();
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
    const again = () => void tryConnection();
    window.addEventListener('offline', connectionLost);
    window.addEventListener('online', again);
    const timer = lost ? setInterval(again, RETRY_MS) : undefined;
    return () => {
      window.removeEventListener('offline', connectionLost);
      window.removeEventListener('online', again);
      clearInterval(timer);
    };
  }, [lost]);
  return lost;
}
