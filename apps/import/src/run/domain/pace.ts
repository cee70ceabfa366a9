/** Of the time that a batch took, so much is left to everybody else after it. */
const REST_SHARE = 0.15;
/** However slow everything is, an import goes on after so long. */
const LONGEST_REST_MS = 500;

/**
 * Milliseconds that an import rests after a batch that took so long: it is a guest among those who work. Where it has the
 * machine to itself a batch is quick and the rest short; where many want it, both grow, and its share stays what it is.
 */
export function restAfter(tookMs: number): number {
  return Math.min(Math.ceil(tookMs * REST_SHARE), LONGEST_REST_MS);
}
