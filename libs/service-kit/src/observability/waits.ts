import type { SpanAttributes } from './tracing';

/** Times of a message in epoch milliseconds; `createdAt` is null if its id does not contain it. */
interface Times {
  createdAt: number | null;
  publishedAt: number;
  takenAt: number;
}

/** Returns how long a message waited in the outbox and then in its stream or queue, in milliseconds. */
export function waits({ createdAt, publishedAt, takenAt }: Times): SpanAttributes {
  return {
    'quillcare.outbox.wait_ms': createdAt === null ? undefined : Math.max(0, publishedAt - createdAt),
    'quillcare.queue.wait_ms': Math.max(0, takenAt - publishedAt),
  };
}

/** Returns the milliseconds since `time`; undefined if it is unknown. */
export function msSince(time: number | null): number | undefined {
  return time === null ? undefined : Math.max(0, Date.now() - time);
}
