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
