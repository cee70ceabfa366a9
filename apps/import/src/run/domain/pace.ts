/** How long an import rests after a batch, as a share of its duration, so that other work can run. */
const REST_SHARE = 0.15;
/** Upper bound on how long an import rests. */
const LONGEST_REST_MS = 500;

/**
 * Milliseconds to rest after a batch of the given duration: little on an idle machine, more on a busy one.
 */
export function restAfter(tookMs: number): number {
  return Math.min(Math.ceil(tookMs * REST_SHARE), LONGEST_REST_MS);
}
