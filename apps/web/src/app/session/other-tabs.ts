const CHANNEL = 'quillcare.person';

/**
 * Between the tabs of this browser, which share one session: somebody else is at work now. Nothing is kept by it; each
 * tab asks the server who it is.
 */
function channel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

/** Tells the other tabs that they should look who is at work. */
export function tellOtherTabs(): void {
  const open = channel();
  open?.postMessage('changed');
  open?.close();
}

/** Calls back when another tab noticed that somebody else is at work. */
export function onOtherTabChanged(listener: () => void): () => void {
  const open = channel();
  if (!open) return () => undefined;
  open.onmessage = listener;
  return () => open.close();
}
