import { z } from 'zod';
import { notificationTopic, TAGS, type LiveTag } from '@quillcare/contracts';

const liveTags = z.array(z.object({ type: z.enum(TAGS), id: z.string().optional() }));
const liveNotification = z.object({
  notificationId: z.string(),
  topic: notificationTopic,
  quoteId: z.string().nullable(),
});
export type LiveNotification = z.infer<typeof liveNotification>;

export interface LiveStreamOptions {
  open: () => EventSource;
  onTags: (tags: LiveTag[]) => void;
  onNotification: (notification: LiveNotification) => void;
  /** The stream opened (`isFirst` once) or broke. */
  onOpen: (isFirst: boolean) => void;
  onDown: () => void;
  /** Asked to while the stream is down: the fallback reads by polling. */
  onPoll: () => void;
}

export const RECONNECT_DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
export const POLL_MS = 60_000;
const GATHER_MS = 120;

/** Keeps the stream of live updates open, reads by polling while it is not, and stops when told to. */
export function startLiveStream(options: LiveStreamOptions): () => void {
  let source: EventSource | null = null;
  let failures = 0;
  let wasOpen = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  const gather = gatherTags(options.onTags);

  const connect = () => {
    source = options.open();
    source.addEventListener('open', opened);
    source.addEventListener('error', broke);
    source.addEventListener('tags', (event) => gather(read(liveTags, event)));
    source.addEventListener('notification', (event) => {
      const notification = read(liveNotification, event);
      if (notification) options.onNotification(notification);
    });
  };
  const opened = () => {
    failures = 0;
    clearInterval(poll);
    poll = undefined;
    options.onOpen(!wasOpen);
    wasOpen = true;
  };
  const broke = () => {
    source?.close();
    if (isStopped) return;
    options.onDown();
    poll ??= setInterval(options.onPoll, POLL_MS);
    timer = setTimeout(connect, RECONNECT_DELAYS_MS[Math.min(failures, RECONNECT_DELAYS_MS.length - 1)]);
    failures += 1;
  };

  connect();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    clearInterval(poll);
    source?.close();
  };
}

// A message that this version of the app does not know is for a newer one: it is left alone.
function read<T>(schema: z.ZodType<T>, event: Event): T | undefined {
  try {
    const parsed = schema.safeParse(JSON.parse(String((event as MessageEvent).data)));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

// One act makes several events; waiting a moment makes one refresh of them.
function gatherTags(onTags: (tags: LiveTag[]) => void): (tags: LiveTag[] | undefined) => void {
  let waiting: LiveTag[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return (tags) => {
    if (!tags) return;
    waiting.push(...tags);
    timer ??= setTimeout(() => {
      timer = undefined;
      const gathered = waiting;
      waiting = [];
      onTags(gathered);
    }, GATHER_MS);
  };
}
