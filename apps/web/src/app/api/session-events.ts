const listeners = new Set<() => void>();

/** The server ended the session: whoever keeps something of it lets go. */
export function endSession(): void {
  for (const listener of listeners) listener();
}

export function onSessionEnded(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
