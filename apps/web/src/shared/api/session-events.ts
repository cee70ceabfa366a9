type Listener = (reason: string | null) => void;

const endListeners = new Set<Listener>();

/** Announces that the server ended the session, with its reason. Null if it gave none. */
export function endSession(reason: string | null): void {
  for (const listener of endListeners) listener(reason);
}

export function onSessionEnded(listener: Listener): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

const invalidationListeners = new Set<() => void>();

/** Announces that the session is outdated and must be read again. */
export function invalidateSession(): void {
  for (const reader of invalidationListeners) reader();
}

export function onSessionOutdated(reader: () => void): () => void {
  invalidationListeners.add(reader);
  return () => invalidationListeners.delete(reader);
}
