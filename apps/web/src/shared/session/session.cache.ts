import { session as sessionSchema, type Session } from '@quillcare/contracts';

/**
 * The session that this browser remembers, to show the app while the server cannot say who is signed in:
 * names, role and practice. Never a token (those are in HttpOnly cookies) or patient data.
 */
const KEY = 'quillcare.session';
const LONGEST_MS = 24 * 60 * 60 * 1000;

/**
 * Stores a session that is fully signed in; one whose second step is pending must not open the app from
 * memory.
 */
export function rememberSession(session: Session, now = Date.now()): void {
  if (session.secondStep !== 'DONE') return forgetSession();
  // Another person's pages must not be shown while nobody can confirm that support access continues.
  if (session.impersonation) return forgetSession();
  try {
    localStorage.setItem(KEY, JSON.stringify({ savedAt: now, session }));
  } catch {
    // Without storage there is nothing to show while the server is down.
  }
}

/** The remembered session; one that is too old, corrupted or not fully signed in is forgotten. */
export function rememberedSession(now = Date.now()): Session | undefined {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return undefined;
    const { savedAt, session } = JSON.parse(text) as { savedAt?: unknown; session?: unknown };
    const isFresh = typeof savedAt === 'number' && now - savedAt < LONGEST_MS;
    const parsed = isFresh ? sessionSchema.safeParse(session) : undefined;
    if (parsed?.success && parsed.data.secondStep === 'DONE') return parsed.data;
  } catch {
    // Not our format: forgotten below.
  }
  forgetSession();
  return undefined;
}

/** Whether a session was confirmed in this browser and has not ended since, whatever its age. */
export function hasRememberedSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function forgetSession(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}
