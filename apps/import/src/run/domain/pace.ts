/** A batch that takes this many times as long as the fastest recent one shares the machine with other work. */
const SHARED_FROM = 1.5;
/** Batches grow slower as the table grows, so only recent ones are compared. */
const RECENT_BATCHES = 20;
/** Rests of an import beside people, in times of the work between them. */
const REST_BESIDE_PEOPLE = 3;
/** Upper bound on how long an import rests. */
const LONGEST_REST_MS = 500;

/**
 * Decides how long an import rests between batches, so that others can work. Whether people do is told by the process that
 * stores the batches; whatever else competes with them, anywhere, shows in the time that a batch takes.
 */
export class Pace {
  private readonly recent: number[] = [];

  /**
   * Milliseconds to rest after a batch of `rows` rows that took `tookMs` while `peopleServed` requests of people were carried
   * out: none while batches are as fast as the machine allows, otherwise as long as the batch was held up, and longer beside
   * people.
   */
  restAfter(tookMs: number, rows: number, peopleServed = 0): number {
    if (rows === 0) return 0;
    const perRow = tookMs / rows;
    this.recent.push(perRow);
    if (this.recent.length > RECENT_BATCHES) this.recent.shift();
    if (peopleServed > 0) return Math.min(Math.ceil(tookMs * REST_BESIDE_PEOPLE), LONGEST_REST_MS);
    const fastest = Math.min(...this.recent);
    if (perRow <= fastest * SHARED_FROM) return 0;
    return Math.min(Math.ceil((perRow - fastest) * rows), LONGEST_REST_MS);
  }
}
