type Listener = (reason: string | null) => void;

const listeners = new Set<Listener>();

/** The server ended the session, and may say why: whoever keeps something of it lets go. */
export function endSession(reason: string | null): void {
  for (const listener of listeners) listener(reason);
}

export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const readers = new Set<() => void>();

/** The server judges the session differently from what was last read of it: whoever keeps it reads it again. */
export function readSessionAgain(): void {
  for (const reader of readers) reader();
}

export function onSessionDoubted(reader: () => void): () => void {
  readers.add(reader);
  return () => readers.delete(reader);
}
