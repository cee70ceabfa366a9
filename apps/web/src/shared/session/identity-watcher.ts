import type { Session } from '@quillcare/contracts';

/** What identifies the user: an account, and whether platform staff are impersonating it. */
export type SessionIdentity = Pick<Session, 'user' | 'impersonation'>;

export interface IdentityChange {
  wasSupport: boolean;
  isSupport: boolean;
}

export interface IdentityWatcher {
  /** Returns the key of the signed-in user, as far as the app knows. Null if there is none. */
  current: () => string | null;
  /** Records the user reported by the server, and notifies the listeners if it was a different one before. */
  observe: (session: SessionIdentity) => void;
  /** Forgets the user, so that the next one does not count as a change. */
  leave: () => void;
  onChange: (listener: (change: IdentityChange) => void) => () => void;
}

interface Known {
  key: string;
  isSupport: boolean;
}

/**
 * Detects that this browser's cookies now belong to a different user, because support access started or ended here or in another
 * tab. Data read or typed by one must not be shown to, or sent as, the other.
 */
export function createIdentityWatcher(): IdentityWatcher {
  const listeners = new Set<(change: IdentityChange) => void>();
  let known: Known | null = null;
  return {
    current: () => known?.key ?? null,
    observe: (session) => {
      const before = known;
      known = toKnownIdentity(session);
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

function toKnownIdentity(session: SessionIdentity): Known {
  return { key: identityKey(session), isSupport: session.impersonation != null };
}

/** Returns a key that differs between users, and between a user and platform staff impersonating them. */
export function identityKey({ user, impersonation }: SessionIdentity): string {
  return impersonation ? `${user.id} ${impersonation.byName} ${impersonation.expiresAt}` : user.id;
}

export const identityWatcher = createIdentityWatcher();
