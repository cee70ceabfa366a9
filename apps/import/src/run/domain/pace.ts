/** The share of a batch's duration that an import rests after it, so that other work gets its turn. */
const REST_SHARE = 0.15;
/** Upper bound on how long an import rests. */
const LONGEST_REST_MS = 500;

/**
 * Milliseconds that an import rests after a batch of the given duration. On an idle machine batches and rests are short; on
 * a busy one both grow.
 */
export function restAfter(tookMs: number): number {
  return Math.min(Math.ceil(tookMs * REST_SHARE), LONGEST_REST_MS);
}
