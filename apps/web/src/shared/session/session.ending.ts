import { createChanges } from '../changes/changes';

/**
 * Why a session ended without the person's doing, for the sign-in page. Stored in this browser, so that every
 * tab can say so and a reload keeps it; not for long, because it means nothing to the next person at this
 * desk.
 */
const KEY = 'quillcare.session-ended';
const LONGEST_MS = 10 * 60 * 1000;

export interface SessionEnding {
  /** The server's code; null if it gave none. */
  reason: string | null;
}

/**
 * The reason when the person signed out in another tab. Known in this tab only: the other one signed out on
 * purpose.
 */
export const OTHER_TAB = 'OTHER_TAB';
let otherTabAt: number | null = null;

const changes = createChanges();

export function rememberEnding(reason: string | null, now = Date.now()): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ reason, at: now }));
  } catch {
    // Without storage the sign-in page gives no reason.
  }
  changes.announce();
}

export function rememberOtherTabSignedOut(now = Date.now()): void {
  otherTabAt = now;
  changes.announce();
}

/** After signing in or out on purpose, an earlier ending no longer matters. */
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

/** Why a session ended recently without the person's doing, or `unknown`; null when none did. */
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
