/** What an import did, in records. */
export interface ImportCounts {
  readonly total: number;
  /** Records created, flagged ones included, merged or overwritten. */
  readonly successful: number;
  readonly failed: number;
  readonly skipped: number;
  readonly merged: number;
  readonly overwritten: number;
  /** Created and flagged as a possible duplicate. */
  readonly flagged?: number;
  readonly aiDescriptions?: number;
}

/** New records that are not flagged, so that the figures shown count each row once. */
export function createdCount(counts: ImportCounts): number {
  return counts.successful - counts.merged - counts.overwritten - (counts.flagged ?? 0);
}

/**
 * The result in words: records processed out of the total, then what else happened (product specification).
 * Zero counts are left out.
 */
export function importSummary(counts: ImportCounts): string {
  const parts = [
    part(counts.failed, 'failed validation'),
    part(counts.skipped, counts.skipped === 1 ? 'duplicate skipped' : 'duplicates skipped'),
    part(counts.merged, 'merged'),
    part(counts.overwritten, 'overwritten'),
    part(counts.flagged ?? 0, 'flagged as duplicate'),
    part(
      counts.aiDescriptions ?? 0,
      counts.aiDescriptions === 1 ? 'AI description generated' : 'AI descriptions generated',
    ),
  ].filter((text) => text !== '');
  const processed = `${counts.successful} of ${counts.total} ${counts.total === 1 ? 'record' : 'records'} processed`;
  return [processed, ...parts].join(', ');
}

function part(count: number, what: string): string {
  return count > 0 ? `${count} ${what}` : '';
}
