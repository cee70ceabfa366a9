import type { Session } from '@quillcare/contracts';

/** What tells people apart: an account, and whether somebody of the platform acts in its place. */
export type Present = Pick<Session, 'user' | 'impersonation'>;

/** Somebody else is at work here than before. */
export interface PersonChange {
  /** What ended was an access for support. */
  wasSupport: boolean;
  isSupport: boolean;
}

export interface PersonWatch {
  /** Who the app knows to be at work; null while nobody is known. */
  current: () => string | null;
  /** Takes note of who the server says it is, and tells when it was somebody else before. */
  meet: (session: Present) => void;
  /** Nobody is known any more: whoever comes next is no change. */
  leave: () => void;
  onChange: (listener: (change: PersonChange) => void) => () => void;
}

interface Known {
  key: string;
  isSupport: boolean;
}

/**
 * Notices that the cookies of this browser belong to somebody else than before: a support access began or ended, here or
 * in another tab. What was read and typed for the one must not be shown to, or sent as, the other.
 */
export function createPersonWatch(): PersonWatch {
  const listeners = new Set<(change: PersonChange) => void>();
  let known: Known | null = null;
  return {
    current: () => known?.key ?? null,
    meet: (session) => {
      const before = known;
      known = knownAs(session);
      if (!before || before.key === known.key) return;
      for (const listener of listeners)
        listener({ wasSupport: before.isSupport, isSupport: known.isSupport });
    },
    leave: () => {
      known = null;
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function knownAs(session: Present): Known {
  return { key: personKey(session), isSupport: session.impersonation != null };
}

/** Differs between people, and between a person and somebody of the platform who acts in their place. */
export function personKey({ user, impersonation }: Present): string {
  return impersonation ? `${user.id} ${impersonation.byName} ${impersonation.expiresAt}` : user.id;
}

export const person = createPersonWatch();
