import { runInOneTab, type Locks } from './live.leader';
import { createLiveListener, type LiveHandlers } from './live.listener';
import { readLiveMessage, type LiveMessage } from './live.messages';
import { startLiveStream } from './live.stream';

/** A tab hidden for this long stops listening, and refetches when it becomes visible again. */
export const HIDDEN_TIMEOUT_MS = 60_000;

export type Channel = Pick<BroadcastChannel, 'postMessage' | 'close'> & {
  onmessage: ((event: MessageEvent) => void) | null;
};

export interface LiveUpdatesOptions extends LiveHandlers {
  /** Tabs with the same name share one stream, so each user needs a different name. */
  name: string;
  open: () => EventSource;
  /** If the browser lacks either, each visible tab has its own stream. */
  locks?: Locks;
  openChannel?: (name: string) => Channel;
  page?: Document;
}

/**
 * Starts live updates for this tab. Call the returned function to stop them. All tabs of a user share one stream, because over
 * HTTP/1.1 a browser allows only six connections per host: with one stream per tab, the seventh tab would hang.
 */
export function startLiveUpdates(options: LiveUpdatesOptions): () => void {
  const { name, open, locks, openChannel } = options;
  const listener = createLiveListener(options);
  const isShared = locks !== undefined && openChannel !== undefined;
  let leaveTabs: () => void = () => undefined;
  return watchPresence({
    page: options.page,
    hiddenMs: isShared ? HIDDEN_TIMEOUT_MS : 0,
    arrive: () => {
      leaveTabs = isShared
        ? joinTabs({ name, open, locks, openChannel, hear: listener.hear })
        : startLiveStream({ open, tell: listener.hear });
    },
    leave: () => {
      leaveTabs();
      listener.pause();
    },
  });
}

type JoinOptions = Required<Pick<LiveUpdatesOptions, 'name' | 'open' | 'locks' | 'openChannel'>> & {
  hear: (message: LiveMessage) => void;
};

function joinTabs({ name, open, locks, openChannel, hear }: JoinOptions): () => void {
  const channel = openChannel(name);
  /** Whether the stream is open. Undefined unless this tab holds it and its state is known. */
  let isOpen: boolean | undefined;
  channel.onmessage = ({ data }) => {
    const message = readLiveMessage(data);
    if (message?.kind !== 'ask') return message && hear(message);
    if (isOpen !== undefined) channel.postMessage({ kind: 'state', isOpen });
  };
  channel.postMessage({ kind: 'ask' });
  const publish = (message: LiveMessage) => {
    if (message.kind === 'opened' || message.kind === 'down') isOpen = message.kind === 'opened';
    hear(message);
    channel.postMessage(message);
  };
  const resign = runInOneTab(locks, name, () => startLiveStream({ open, tell: publish }));
  return () => {
    resign();
    channel.close();
  };
}

interface PresenceOptions {
  /** Called when the page comes into use: at the start, when visible again, and when restored from the back/forward cache. */
  arrive: () => void;
  /** Called when the page was hidden for `hiddenMs`, frozen, closed or put into the back/forward cache. */
  leave: () => void;
  hiddenMs: number;
  page?: Document;
}

/** Tracks whether this page is in use. The returned function stops tracking and calls `leave`. */
function watchPresence({ arrive, leave, hiddenMs, page = document }: PresenceOptions): () => void {
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
