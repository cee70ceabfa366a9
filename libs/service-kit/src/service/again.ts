import { setTimeout as pause } from 'node:timers/promises';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

export interface AgainOptions {
  /** Whether another try may succeed. */
  isTemporary: (error: unknown) => boolean;
  /** For how long it is tried again. */
  forMs: number;
  /** Told of every failure that is followed by another try. */
  onFailure?: (error: unknown) => void;
}

/** Tries `work` again, after growing pauses, as long as its failures are temporary; throws the last one when the time is over. */
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
