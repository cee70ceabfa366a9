import { setTimeout as pause } from 'node:timers/promises';

const INITIAL_DELAY_MS = 250;
const MAX_DELAY_MS = 5_000;

export interface RetryOptions {
  isTemporary: (error: unknown) => boolean;
  /** How long to keep retrying, in milliseconds. */
  forMs: number;
  /** Called for every failure that is followed by a retry. */
  onFailure?: (error: unknown) => void;
}

/** Retries `work` with growing delays while its failures are temporary; throws the last one when the time is over. */
export async function withRetry<T>(work: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { isTemporary, forMs, onFailure } = options;
  const until = Date.now() + forMs;
  for (let waitMs = INITIAL_DELAY_MS; ; waitMs = Math.min(waitMs * 2, MAX_DELAY_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isTemporary(error) || Date.now() + waitMs > until) throw error;
      onFailure?.(error);
    }
    await pause(waitMs);
  }
}
