/** A batch that takes this many times as long as the fastest recent one is competing with other work. */
const CONTENTION_FACTOR = 1.5;
/** Batches grow slower as the table grows, so only recent ones are compared. */
const RECENT_BATCHES = 20;
/** Pause relative to the batch's duration while users are being served. */
const PAUSE_FACTOR_WITH_USERS = 3;
const MAX_PAUSE_MS = 500;

/**
 * Decides how long an import pauses between batches, so that it does not starve other work. The process that stores the batches
 * reports whether users were served. Any other competing load shows in the duration of a batch.
 */
export class ImportThrottle {
  private readonly recent: number[] = [];

  /**
   * Milliseconds to pause after a batch of `rows` rows that took `tookMs` while `peopleServed` user requests were handled. None
   * while batches run at full speed; otherwise as long as the batch was delayed, and longer while users are being served.
   */
  pauseAfter(tookMs: number, rows: number, peopleServed = 0): number {
    if (rows === 0) return 0;
    const perRow = tookMs / rows;
    this.recent.push(perRow);
    if (this.recent.length > RECENT_BATCHES) this.recent.shift();
    if (peopleServed > 0) return Math.min(Math.ceil(tookMs * PAUSE_FACTOR_WITH_USERS), MAX_PAUSE_MS);
    const fastest = Math.min(...this.recent);
    if (perRow <= fastest * CONTENTION_FACTOR) return 0;
    return Math.min(Math.ceil((perRow - fastest) * rows), MAX_PAUSE_MS);
  }
}
