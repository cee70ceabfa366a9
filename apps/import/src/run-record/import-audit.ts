import type { AuditChange } from '@quillcare/contracts';
import type { AuditEntryInput } from '@quillcare/service-kit';
import type { Counts } from './import-counts';
import type { ImportResult } from './import-result';

interface ImportRequest {
  id: string;
  uploadId: string;
  entityType: string;
  fileName: string;
  uploadedBy: string;
  duplicateStrategy: string;
  /** Names only, never values. */
  columnsLeftOut: readonly string[];
}

export interface Finished {
  /** Null if it was cancelled before it started. */
  startedAt: Date | null;
  finishedAt: Date;
  errors: number;
  warnings: number;
  duplicates: number;
}

export function buildImportAudit(
  run: ImportRequest,
  counts: Counts,
  { status, summary }: Pick<ImportResult, 'status' | 'summary'>,
  finished: Finished,
): AuditEntryInput {
  const { id, uploadId, entityType, fileName, uploadedBy, duplicateStrategy, columnsLeftOut } = run;
  const { total, successful, failed, skipped, merged, overwritten, flagged, described } = counts;
  const { startedAt, finishedAt, errors, warnings, duplicates } = finished;
  const leftOut = columnsLeftOut.join(', ');
  return {
    entityType: 'IMPORT',
    entityId: id,
    action: 'CREATE',
    entityLabel: fileName,
    changes: toAuditChanges({
      status,
      uploadId,
      entityType,
      fileName,
      uploadedBy,
      duplicateStrategy,
      total,
      successful,
      failed,
      skipped,
      merged,
      overwritten,
      flagged,
      described,
      errors,
      warnings,
      duplicates,
      ...(leftOut && { columnsLeftOut: leftOut }),
      ...(startedAt && { startedAt: startedAt.toISOString() }),
      finishedAt: finishedAt.toISOString(),
    }),
    notes: summary,
  };
}

export function toAuditChanges(facts: Record<string, string | number>): AuditChange[] {
  return Object.entries(facts).map(([field, value]) => ({
    field,
    oldValue: null,
    newValue: String(value),
    dataType: typeof value === 'number' ? ('NUMBER' as const) : ('STRING' as const),
  }));
}
