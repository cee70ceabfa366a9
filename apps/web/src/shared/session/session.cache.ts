import { session as sessionSchema, type Session } from '@quillcare/contracts';

/**
 * The session cached in this browser (names, role and practice), so that the app can be shown while the server is unreachable.
 * Never contains tokens, which are in HttpOnly cookies, or patient data.
 */
const KEY = 'quillcare.session';
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Stores a fully signed-in session. One whose second factor is pending must not open the app from the cache. */
export function rememberSession(session: Session, now = Date.now()): void {
  if (session.secondStep !== 'DONE') return forgetSession();
  // Never show another user's pages while it cannot be verified that support access continues.
  if (session.impersonation) return forgetSession();
  try {
    localStorage.setItem(KEY, JSON.stringify({ savedAt: now, session }));
  } catch {
    // Without storage there is nothing to show while the server is down.
  }
}

/** Returns the cached session. Removes one that is too old, corrupt or not fully signed in. */
export function rememberedSession(now = Date.now()): Session | undefined {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return undefined;
    const { savedAt, session } = JSON.parse(text) as { savedAt?: unknown; session?: unknown };
    const isFresh = typeof savedAt === 'number' && now - savedAt < LONGEST_MS;
    const parsed = isFresh ? sessionSchema.safeParse(session) : undefined;
    if (parsed?.success && parsed.data.secondStep === 'DONE') return parsed.data;
  } catch {
    // Not in our format, so it is removed below.
  }
  forgetSession();
  return undefined;
}

/** Whether a session was confirmed in this browser and has not ended since, however long ago. */
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
