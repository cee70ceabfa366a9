import type { AuditChange, BatchOutcome } from '@quillcare/contracts';

/** A batch's counts as the audit shows them; zero counts are left out. */
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
