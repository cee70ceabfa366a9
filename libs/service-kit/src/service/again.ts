import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export interface AgainOptions {
  isTemporary: (error: unknown) => boolean;
  /** How long to keep retrying, in milliseconds. */
  forMs: number;
  /** Called for every failure that is followed by a retry. */
  onFailure?: (error: unknown) => void;
}

/** Retries `work` with growing delays while its failures are temporary; throws the last one when the time is over. */
export async function again<T>(work: () => Promise<T>, options: AgainOptions): Promise<T> {
  const { isTemporary, forMs, onFailure } = options;
  const until = Date.now() + forMs;
  for (let waitMs = FIRST_PAUSE_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isTemporary(error) || Date.now() + waitMs > until) throw error;
      onFailure?.(error);
    }
    await pause(waitMs);
  }
}
