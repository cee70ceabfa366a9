import { readServerEvent, type LiveMessage } from './live.messages';

export const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
/** Maximum random share added to the delay, so that clients do not all reconnect at once when the server restarts. */
const DELAY_JITTER = 0.5;

export interface LiveStreamOptions {
  open: () => EventSource;
  onMessage: (message: LiveMessage) => void;
  /** Returns a number from 0 to 1. Defaults to `Math.random`. */
  random?: () => number;
}

/** Keeps a stream of server-sent events open, reconnecting as needed. Call the returned function to close it. */
export function startLiveStream({
  open,
  onMessage: tell,
  random = Math.random,
}: LiveStreamOptions): () => void {
  let source: EventSource | null = null;
  let failures = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const connect = () => {
    source = open();
    source.addEventListener('open', () => {
      failures = 0;
      tell({ kind: 'opened' });
    });
    source.addEventListener('error', handleBreak);
    for (const kind of ['tags', 'notification'] as const)
      source.addEventListener(kind, (event: MessageEvent) => {
        const message = readServerEvent(kind, String(event.data), event.lastEventId);
        if (message) tell(message);
      });
  };
  const handleBreak = () => {
    source?.close();
    if (isStopped) return;
    tell({ kind: 'down' });
    const delay = RECONNECT_DELAYS_MS[Math.min(failures, RECONNECT_DELAYS_MS.length - 1)] ?? 0;
    timer = setTimeout(connect, delay * (1 + DELAY_JITTER * random()));
    failures += 1;
  };

  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    source?.close();
  };
}
