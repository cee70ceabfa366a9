type Listener = (reason: string | null) => void;

const listeners = new Set<Listener>();

/** Announces that the server ended the session, with its reason. Null if it gave none. */
export function endSession(reason: string | null): void {
  for (const listener of listeners) listener(reason);
}

export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readers = new Set<() => void>();

/** Announces that the session is outdated and must be read again. */
export function readSessionAgain(): void {
  for (const reader of readers) reader();
}

export function onSessionDoubted(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
