import type { AuditChange, ImportMessage } from '@quillcare/contracts';
import { IMPORT_MESSAGES, importSummary } from '@quillcare/rules';
import type { Counts } from './import-counts';

/** How an import ended. */
export interface ImportResult {
  status: 'COMPLETED' | 'FAILED';
  summary: string;
  /** Something to tell besides the rows' own messages. */
  error: ImportMessage | null;
}

/** The end of an import that read its whole file: a success if at least one record was stored. */
export function resultOf(counts: Counts): ImportResult {
  if (counts.total === 0) return failure(IMPORT_MESSAGES.uploadFailedEmpty, IMPORT_MESSAGES.emptyFile);
  return {
    status: counts.successful > 0 ? 'COMPLETED' : 'FAILED',
    summary: importSummary(counts),
    error: null,
  };
}

/** The end of an import that could not be carried through. */
export function brokenOff(): ImportResult {
  return failure(IMPORT_MESSAGES.uploadFailedProcessing, IMPORT_MESSAGES.processingFailed);
}

/** The facts of an import as the audit shows them. */
export function auditedFacts(facts: Record<string, string | number>): AuditChange[] {
  return Object.entries(facts).map(([field, value]) => ({
    field,
    oldValue: null,
    newValue: String(value),
    dataType: typeof value === 'number' ? ('NUMBER' as const) : ('STRING' as const),
  }));
}

function failure(summary: string, message: string): ImportResult {
  return { status: 'FAILED', summary, error: { row: 1, column: 'file', message, value: null } };
}
