/** Reloads the page when the network is back, until the returned function is called. */
export function reloadWhenOnline(
  reload: () => void = () => window.location.reload(),
  target: EventTarget = window,
): () => void {
  target.addEventListener('online', reload);
  return () => target.removeEventListener('online', reload);
}
