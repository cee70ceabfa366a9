export interface PresenceOptions {
  /** Called when the page comes into use: at the start, when visible again, and when restored from the back/forward cache. */
  arrive: () => void;
  /** Called when the page was hidden for `hiddenMs`, frozen, closed or put into the back/forward cache. */
  leave: () => void;
  hiddenMs: number;
  page?: Document;
}

/** Tracks whether this page is in use. The returned function stops tracking and calls `leave`. */
export function watchPresence({ arrive, leave, hiddenMs, page = document }: PresenceOptions): () => void {
  const view = page.defaultView ?? window;
  let isHere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const come = () => {
    clearTimeout(timer);
    if (!isHere) arrive();
    isHere = true;
  };
  const go = () => {
    clearTimeout(timer);
    if (isHere) leave();
    isHere = false;
  };
  const look = () => {
    if (page.visibilityState !== 'hidden') return come();
    clearTimeout(timer);
    timer = setTimeout(go, hiddenMs);
  };

  come();
  look();
  const watched: [EventTarget, string, () => void][] = [
    [page, 'visibilitychange', look],
    [page, 'freeze', go],
    [page, 'resume', look],
    [view, 'pagehide', go],
    [view, 'pageshow', look],
  ];
  for (const [target, event, react] of watched) target.addEventListener(event, react);
  return () => {
    for (const [target, event, react] of watched) target.removeEventListener(event, react);
    go();
  };
}
