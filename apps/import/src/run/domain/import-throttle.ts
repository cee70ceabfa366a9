/** Pause relative to the batch's duration while users are being served. */
const PAUSE_FACTOR = 3;
const MAX_PAUSE_MS = 500;

/**
 * Returns the milliseconds for which an import pauses after a batch that took `tookMs`, so that it does not starve the users whose
 * requests the process that stores the batches handled meanwhile. None if there were none.
 */
export function pauseAfter(tookMs: number, peopleServed = 0): number {
  return peopleServed > 0 ? Math.min(Math.ceil(tookMs * PAUSE_FACTOR), MAX_PAUSE_MS) : 0;
}
