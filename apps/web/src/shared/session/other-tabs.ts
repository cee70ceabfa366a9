const CHANNEL = 'quillcare.person';

/**
 * Channel that notifies the tabs of this browser, which share one session, of a different user. It carries no data: each tab
 * reads the session from the server.
 */
function channel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
}

/** Makes the other tabs check who is signed in. */
export function tellOtherTabs(): void {
  const open = channel();
  open?.postMessage('changed');
  open?.close();
}

export function onOtherTabChanged(listener: () => void): () => void {
  const open = channel();
  if (!open) return () => undefined;
  open.onmessage = listener;
  return () => open.close();
}
