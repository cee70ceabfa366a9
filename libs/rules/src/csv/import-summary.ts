export interface ImportCounts {
  readonly total: number;
  /** Records created (including flagged ones), merged or overwritten. */
  readonly successful: number;
  readonly failed: number;
  readonly skipped: number;
  readonly merged: number;
  readonly overwritten: number;
  /** Records created and flagged as possible duplicates. */
  readonly flagged?: number;
  readonly aiDescriptions?: number;
}

/** Returns the number of new records that are not flagged, so that the displayed figures count each row once. */
export function countCreated(counts: ImportCounts): number {
  return counts.successful - counts.merged - counts.overwritten - (counts.flagged ?? 0);
}

/**
 * Returns the result as a sentence: records processed out of the total, then the other outcomes (product specification). Zero
 * counts are omitted.
 */
export function formatImportSummary(counts: ImportCounts): string {
  const parts = [
    formatCount(counts.failed, 'failed validation'),
    formatCount(counts.skipped, counts.skipped === 1 ? 'duplicate skipped' : 'duplicates skipped'),
    formatCount(counts.merged, 'merged'),
    formatCount(counts.overwritten, 'overwritten'),
    formatCount(counts.flagged ?? 0, 'flagged as duplicate'),
    formatCount(
      counts.aiDescriptions ?? 0,
      counts.aiDescriptions === 1 ? 'AI description generated' : 'AI descriptions generated',
    ),
  ].filter((text) => text !== '');
  const processed = `${counts.successful} of ${counts.total} ${counts.total === 1 ? 'record' : 'records'} processed`;
  return [processed, ...parts].join(', ');
}

function formatCount(count: number, label: string): string {
  return count > 0 ? `${count} ${label}` : '';
}
