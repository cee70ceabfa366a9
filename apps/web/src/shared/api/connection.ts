/**
 * Whether changes reach the server: `offline` without a network or if not even the session could be read; `degraded` if the
 * server or the live stream is down.
 */
export type ConnectionStatus = 'connected' | 'offline' | 'degraded';

export interface Connection {
  status: () => ConnectionStatus;
  /** Whether changes may be sent. If not, the app is read-only. */
  mayWrite: () => boolean;
  /** The underlying facts, for diagnostics. */
  facts: () => Readonly<ConnectionFacts>;
  subscribe: (listener: () => void) => () => void;
  serverAnswered: (isReachable: boolean) => void;
  networkIs: (isOnline: boolean) => void;
  streamIs: (isOpen: boolean) => void;
  /** Reports whether the server confirmed the session. If not, it is the one cached in this browser. */
  sessionIs: (isConfirmed: boolean) => void;
}

export interface ConnectionFacts {
  isOnline: boolean;
  isServerReachable: boolean;
  isStreamOpen: boolean;
  isSessionConfirmed: boolean;
}

/** Creates a connection, whose status is derived from network, calls, session and live stream. */
export function createConnection(isOnline = true): Connection {
  const facts: ConnectionFacts = {
    isOnline,
    isServerReachable: true,
    isStreamOpen: true,
    isSessionConfirmed: true,
  };
  const listeners = new Set<() => void>();
  const set = (change: Partial<ConnectionFacts>) => {
    const before = statusOf(facts);
    const couldWrite = mayWriteWith(facts);
    Object.assign(facts, change);
    if (statusOf(facts) === before && mayWriteWith(facts) === couldWrite) return;
    for (const listener of listeners) listener();
  };
  return {
    status: () => statusOf(facts),
    mayWrite: () => mayWriteWith(facts),
    facts: () => ({ ...facts }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    // Some machines report being offline although they reach a server on the practice's own network. An answer proves otherwise.
    serverAnswered: (isServerReachable) =>
      set(isServerReachable ? { isServerReachable, isOnline: true } : { isServerReachable }),
    networkIs: (online) => set({ isOnline: online }),
    streamIs: (isStreamOpen) => set({ isStreamOpen }),
    sessionIs: (isSessionConfirmed) => set({ isSessionConfirmed }),
  };
}

function statusOf({
  isOnline,
  isServerReachable,
  isStreamOpen,
  isSessionConfirmed,
}: ConnectionFacts): ConnectionStatus {
  if (!isOnline || (!isSessionConfirmed && !isServerReachable)) return 'offline';
  return isServerReachable && isStreamOpen && isSessionConfirmed ? 'connected' : 'degraded';
}

function mayWriteWith(facts: ConnectionFacts): boolean {
  return facts.isSessionConfirmed && statusOf(facts) !== 'offline';
}

/** Follows the browser's online and offline events. Call the returned function to stop. */
export function watchNetwork({ networkIs }: Connection, target: Window = window): () => void {
  const online = () => networkIs(true);
  const offline = () => networkIs(false);
  target.addEventListener('online', online);
  target.addEventListener('offline', offline);
  return () => {
    target.removeEventListener('online', online);
    target.removeEventListener('offline', offline);
  };
}

export const connection = createConnection(typeof navigator === 'undefined' || navigator.onLine !== false);
