import type { Session } from '@quillcare/contracts';

/** What identifies the person: an account, and whether platform staff act in its place. */
export type Present = Pick<Session, 'user' | 'impersonation'>;

/** The person has changed. */
export interface PersonChange {
  /** Support access ended. */
  wasSupport: boolean;
  isSupport: boolean;
}

export interface PersonWatch {
  /** Who is signed in, as far as the app knows; null while nobody is. */
  current: () => string | null;
  /** Records who the server says it is, and notifies the listeners if it was somebody else before. */
  meet: (session: Present) => void;
  /** Forgets the person: the next one is not a change. */
  leave: () => void;
  onChange: (listener: (change: PersonChange) => void) => () => void;
}

interface Known {
  key: string;
  isSupport: boolean;
}

/**
 * Notices that the cookies of this browser belong to a different person: support access began or ended, here
 * or in another tab. Data read and typed for one must not be shown to, or sent as, the other.
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

/** Differs between people, and between a person and platform staff acting in their place. */
export function personKey({ user, impersonation }: Present): string {
  return impersonation ? `${user.id} ${impersonation.byName} ${impersonation.expiresAt}` : user.id;
}

export const person = createPersonWatch();
