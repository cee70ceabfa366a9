/** Whether work reaches the server: `offline` without a network, `degraded` when the server or the live stream is away. */
export type ConnectionStatus = 'connected' | 'offline' | 'degraded';

export interface Connection {
  status: () => ConnectionStatus;
  subscribe: (listener: () => void) => () => void;
  serverAnswered: (isReachable: boolean) => void;
  networkIs: (isOnline: boolean) => void;
  streamIs: (isOpen: boolean) => void;
}

/** Puts together what the network, the calls and the live stream tell. */
export function createConnection(isOnline = true): Connection {
  const facts = { isOnline, isServerReachable: true, isStreamOpen: true };
  const listeners = new Set<() => void>();
  const set = (change: Partial<typeof facts>) => {
    const before = status();
    Object.assign(facts, change);
    if (status() !== before) for (const listener of listeners) listener();
  };
  const status = (): ConnectionStatus => {
    if (!facts.isOnline) return 'offline';
    return facts.isServerReachable && facts.isStreamOpen ? 'connected' : 'degraded';
  };
  return {
    status,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    serverAnswered: (isServerReachable) => set({ isServerReachable }),
    networkIs: (online) => set({ isOnline: online }),
    streamIs: (isStreamOpen) => set({ isStreamOpen }),
  };
}

export const connection = createConnection(typeof navigator === 'undefined' || navigator.onLine !== false);
