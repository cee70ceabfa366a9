const CHANNEL = 'quillcare.person';

/**
 * Tells the tabs of this browser, which share one session, that the person has changed. It carries no data:
 * each tab reads the session from the server.
 */
function channel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

/** Tells the other tabs to check who is signed in. */
export function tellOtherTabs(): void {
  const open = channel();
  open?.postMessage('changed');
  open?.close();
}

/** Calls the listener when another tab noticed that the person has changed. */
export function onOtherTabChanged(listener: () => void): () => void {
  const open = channel();
  if (!open) return () => undefined;
  open.onmessage = listener;
  return () => open.close();
}
