/** Simulates a phone-sized window, where lists render as cards. jsdom cannot lay out the grid of wide screens. */
export function asPhone(): void {
  const ignore = () => undefined;
  window.matchMedia = (media) => ({
    media,
    matches: media.includes('max-width'),
    onchange: null,
    addEventListener: ignore,
    removeEventListener: ignore,
    dispatchEvent: () => true,
    addListener: ignore,
    removeListener: ignore,
  });
}

/** The same, but returns a function that restores the window. */
export function onPhone(): () => void {
  const before = window.matchMedia;
  window.matchMedia = (query) => ({ ...before(query), matches: true });
  return () => {
    window.matchMedia = before;
  };
}
