/** A window as narrow as a phone: lists are cards there, and the grid of wide screens is nothing that jsdom could draw. */
export function asPhone(): void {
  const ignore = () => undefined;
  const listening = {
    ...{ addEventListener: ignore, removeEventListener: ignore },
    ...{ addListener: ignore, removeListener: ignore },
  };
  window.matchMedia = ((media: string) => ({
    ...listening,
    media,
    matches: media.includes('max-width'),
  })) as never;
}

/** Makes the window a phone's, where lists are cards: jsdom lays no grid out. Answers the way back. */
export function onPhone(): () => void {
  const before = window.matchMedia;
  window.matchMedia = (query) => ({ ...before(query), matches: true });
  return () => {
    window.matchMedia = before;
  };
}
