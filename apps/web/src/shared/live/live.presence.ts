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

  const markPresent = () => {
    clearTimeout(timer);
    if (!isHere) arrive();
    isHere = true;
  };
  const markAway = () => {
    clearTimeout(timer);
    if (isHere) leave();
    isHere = false;
  };
  const checkVisibility = () => {
    if (page.visibilityState !== 'hidden') return markPresent();
    clearTimeout(timer);
    timer = setTimeout(markAway, hiddenMs);
  };

  markPresent();
  checkVisibility();
  const watched: [EventTarget, string, () => void][] = [
    [page, 'visibilitychange', checkVisibility],
    [page, 'freeze', markAway],
    [page, 'resume', checkVisibility],
    [view, 'pagehide', markAway],
    [view, 'pageshow', checkVisibility],
  ];
  for (const [target, event, react] of watched) target.addEventListener(event, react);
  return () => {
    for (const [target, event, react] of watched) target.removeEventListener(event, react);
    markAway();
  };
}
