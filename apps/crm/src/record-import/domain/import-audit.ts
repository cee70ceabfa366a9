import type { AuditChange, BatchOutcome } from '@quillcare/contracts';

/** Formats a batch's counts for the audit trail, leaving out zeros. */
export function importCounts(outcome: BatchOutcome): AuditChange[] {
  const { created, skipped, merged, overwritten, flagged } = outcome;
  const counts = {
    created,
    skipped: skipped.length,
    merged: merged.length,
    overwritten: overwritten.length,
    flagged: flagged.length,
  };
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([field, count]) => ({
      field,
      oldValue: null,
      newValue: String(count),
      dataType: 'NUMBER' as const,
    }));
}
