import { session as sessionSchema, type Session } from '@quillcare/contracts';

/**
 * The session that this browser remembers, to show the app while the server cannot say who is signed in: names, role
 * and practice. No token (those are in HttpOnly cookies) and nothing of a patient is ever kept.
 */
const KEY = 'quillcare.session';
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Keeps a session that opens the app; one whose second step is still to come must open nothing, also from memory. */
export function rememberSession(session: Session, now = Date.now()): void {
  if (session.secondStep !== 'DONE') return forgetSession();
  // Somebody else's pages are not for looking at while nobody can say that the access still holds.
  if (session.impersonation) return forgetSession();
  try {
    localStorage.setItem(KEY, JSON.stringify({ savedAt: now, session }));
  } catch {
    // Without storage there is simply nothing to show while the server is away.
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
    // Not what we wrote: forgotten below.
  }
  forgetSession();
  return undefined;
}

/** Whether somebody's session was confirmed in this browser and has not ended since, however old that is. */
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
    // Nothing is kept where nothing can be kept.
  }
}
