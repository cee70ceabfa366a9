const listeners = new Set<() => void>();

/** The server ended the session: whoever keeps something of it lets go. */
export function endSession(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnded(listener: () => void): () => void {
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
