import { useSyncExternalStore } from 'react';

/**
 * That a session ended from outside, and why, for the sign-in page. Kept in this browser, so that every tab can say it
 * and a reload does not swallow it; not for long, because the next person at this desk has nothing to do with it.
 */
const KEY = 'quillcare.session-ended';
const LONGEST_MS = 10 * 60 * 1000;

export interface SessionEnding {
  /** As the server names it; null when it did not say. */
  reason: string | null;
}

const listeners = new Set<() => void>();

function changed(): void {
  for (const listener of listeners) listener();
}

export function rememberEnding(reason: string | null, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ reason, at: now }));
  } catch {
    // Without storage the sign-in page asks without saying why.
  }
  changed();
}

/** Somebody signs in or out of their own accord: an earlier ending is no news any more. */
export function forgetEnding(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where nothing can be kept.
  }
  changed();
}

export function recentEnding(now = Date.now()): SessionEnding | null {
  const { at, reason } = read();
  if (typeof at !== 'number' || now - at > LONGEST_MS) return null;
  return { reason: typeof reason === 'string' ? reason : null };
}

/** Whether a session ended lately without the person's doing: its reason, or `unknown`; null when none did. */
export function useRecentEnding(): string | null {
  return useSyncExternalStore(subscribe, reasonToTell, () => null);
}

function reasonToTell(): string | null {
  const ending = recentEnding();
  return ending && (ending.reason ?? 'unknown');
}

function read(): { at?: unknown; reason?: unknown } {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as { at?: unknown; reason?: unknown };
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
