/**
 * Whether work reaches the server: `offline` without a network, or when not even the session could be read;
 * `degraded` when the server or the live stream is down.
 */
export type ConnectionStatus = 'connected' | 'offline' | 'degraded';

export interface Connection {
  status: () => ConnectionStatus;
  /** Whether a change may be sent; otherwise everything is read-only. */
  mayWrite: () => boolean;
  /** The single facts, for diagnostics. */
  facts: () => Readonly<ConnectionFacts>;
  subscribe: (listener: () => void) => () => void;
  serverAnswered: (isReachable: boolean) => void;
  networkIs: (isOnline: boolean) => void;
  streamIs: (isOpen: boolean) => void;
  /** Whether the server confirmed the session; otherwise it is the one that this browser remembers. */
  sessionIs: (isConfirmed: boolean) => void;
}

export interface ConnectionFacts {
  isOnline: boolean;
  isServerReachable: boolean;
  isStreamOpen: boolean;
  isSessionConfirmed: boolean;
}

/** Derives the connection status from network, calls, session and live stream. */
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
    // Some machines report offline although they reach a server in the practice's own network: an answer is
    // proof.
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

/** Follows the browser's online and offline events until the returned function is called. */
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
