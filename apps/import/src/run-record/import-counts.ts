import type { BatchOutcome } from '@quillcare/contracts';

export interface Counts {
  /** Rows read. */
  total: number;
  /** Records created, merged or overwritten. */
  successful: number;
  failed: number;
  skipped: number;
  merged: number;
  overwritten: number;
  flagged: number;
  /** Surgeries without a description for which one was drafted. */
  described: number;
}

/** What happened to the rows of one batch; only surgeries get descriptions. */
export type Stored = BatchOutcome & { described?: number };

export const EMPTY_OUTCOME: Stored = { created: 0, skipped: [], merged: [], overwritten: [], flagged: [] };

export function addBatch(counts: Counts, batch: { read: number; failed: number }, stored: Stored): Counts {
  return {
    total: counts.total + batch.read,
    successful: counts.successful + stored.created + stored.merged.length + stored.overwritten.length,
    failed: counts.failed + batch.failed,
    skipped: counts.skipped + stored.skipped.length,
    merged: counts.merged + stored.merged.length,
    overwritten: counts.overwritten + stored.overwritten.length,
    flagged: counts.flagged + stored.flagged.length,
    described: counts.described + (stored.described ?? 0),
  };
}
