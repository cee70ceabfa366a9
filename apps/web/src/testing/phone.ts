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
