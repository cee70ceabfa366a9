/** Makes the window a phone's, where lists are cards: jsdom lays no grid out. Answers the way back. */
export function onPhone(): () => void {
  const before = window.matchMedia;
  window.matchMedia = (query) => ({ ...before(query), matches: true });
  return () => {
    window.matchMedia = before;
  };
}
