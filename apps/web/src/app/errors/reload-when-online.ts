/** Reloads the page once the network is back. Call the returned function to cancel. */
export function reloadWhenOnline(
  reload: () => void = () => window.location.reload(),
  target: EventTarget = window,
): () => void {
  target.addEventListener('online', reload);
  return () => target.removeEventListener('online', reload);
}
