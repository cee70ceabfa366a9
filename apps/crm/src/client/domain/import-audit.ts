import type { AuditChange } from '@quillcare/contracts';
import type { ImportPlan } from './import-plan';

/** A batch's counts as the audit shows them; zero counts are left out. */
export function importCounts(outcome: ImportPlan['outcome']): AuditChange[] {
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
