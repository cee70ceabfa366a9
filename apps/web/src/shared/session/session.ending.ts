import { createChanges } from '../changes/changes';

/**
 * Why a session ended involuntarily, for the sign-in page. Stored in this browser, so that every tab can show it and it survives
 * a reload, but only briefly, because it means nothing to the next person at this desk.
 */
const KEY = 'quillcare.session-ended';
const LONGEST_MS = 10 * 60 * 1000;

export interface SessionEnding {
  /** The server's code. Null if it gave none. */
  reason: string | null;
}

/**
 * The reason when the user signed out in another tab. Kept in this tab's memory only, because in the other tab it was deliberate.
 */
export const OTHER_TAB = 'OTHER_TAB';
let otherTabAt: number | null = null;

const changes = createChanges();

export function rememberEnding(reason: string | null, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ reason, at: now }));
  } catch {
    // Without storage the sign-in page shows no reason.
  }
  changes.announce();
}

export function rememberOtherTabSignedOut(now = Date.now()): void {
  otherTabAt = now;
  changes.announce();
}

/** Forgets an earlier ending after a deliberate sign-in or sign-out. */
export function forgetEnding(): void {
  otherTabAt = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
  changes.announce();
}

export function recentEnding(now = Date.now()): SessionEnding | null {
  const { at, reason } = read();
  if (typeof at !== 'number' || now - at > LONGEST_MS)
    return otherTabAt === null || now - otherTabAt > LONGEST_MS ? null : { reason: OTHER_TAB };
  return { reason: typeof reason === 'string' ? reason : null };
}

/** Returns why a session recently ended involuntarily, or `unknown`. Null if none did. */
export function useRecentEnding(): string | null {
  return changes.useValue(reasonToTell, () => null);
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
