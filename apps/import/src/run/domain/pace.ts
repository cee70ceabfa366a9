/** A batch that takes this many times as long as the fastest recent one shares the machine with other work. */
const SHARED_FROM = 1.5;
/** Batches grow slower as the table grows, so only recent ones are compared. */
const RECENT_BATCHES = 20;
/** Upper bound on how long an import rests. */
const LONGEST_REST_MS = 500;

/**
 * Decides how long an import rests between batches, so that others can work. Whether they do shows in the time that a
 * batch takes, wherever they run: in this process, in another one, or in the database alone.
 */
export class Pace {
  private readonly recent: number[] = [];

  /**
   * Milliseconds to rest after a batch of `rows` rows that took `tookMs`: none while batches are as fast as the machine
   * allows, otherwise as long as the batch was held up.
   */
  restAfter(tookMs: number, rows: number): number {
    if (rows === 0) return 0;
    const perRow = tookMs / rows;
    this.recent.push(perRow);
    if (this.recent.length > RECENT_BATCHES) this.recent.shift();
    const fastest = Math.min(...this.recent);
    if (perRow <= fastest * SHARED_FROM) return 0;
    return Math.min(Math.ceil((perRow - fastest) * rows), LONGEST_REST_MS);
  }
}
