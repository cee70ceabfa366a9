import { ERRORS, type ImportMessage } from '@quillcare/contracts';
import { IMPORT_MESSAGES, formatImportSummary, uploadFailedMessage } from '@quillcare/rules';
import type { Counts } from './import-counts';

export interface ImportResult {
  status: 'COMPLETED' | 'FAILED' | 'CANCELLED';
  summary: string;
  /** A message in addition to those of the rows. */
  error: ImportMessage | null;
}

/** Why an import stopped early. A message is shown to the user as it is. */
export type StopReason = 'cancelled' | 'forbidden' | { message: string };

/** Result of an import that read its whole file. It counts as a success if a record was stored or if all were duplicates. */
export function resultOf(counts: Counts): ImportResult {
  if (counts.total === 0) return failedResult(IMPORT_MESSAGES.uploadFailedEmpty, IMPORT_MESSAGES.emptyFile);
  return {
    status: counts.successful + counts.skipped > 0 ? 'COMPLETED' : 'FAILED',
    summary: summarise(counts),
    error: null,
  };
}

/** Result of an import that was stopped. Records stored until then are kept. */
export function stoppedResult(reason: StopReason, counts: Counts): ImportResult {
  // The number of remaining rows is unknown because they were not read.
  const stored =
    counts.total > 0
      ? `. The rest of the file was not imported. Before it stopped: ${summarise(counts)}`
      : '';
  if (reason === 'cancelled')
    return { status: 'CANCELLED', summary: `Import cancelled${stored}`, error: null };
  const message = reason === 'forbidden' ? ERRORS.FORBIDDEN.title : reason.message;
  return failedResult(`${uploadFailedMessage(message)}${stored}`, message);
}

export function planLimitMessage(capacity: {
  added: number;
  left: number;
  max: number;
  used: number;
}): string {
  const { added, left, max, used } = capacity;
  return `${left} of ${added} new clients fit: your plan includes ${max} clients and your practice has ${used}. Nothing was imported. Please import fewer rows, or ask an administrator of your practice to choose a larger plan under Billing`;
}

/** The file did fit when the import began. */
export const PLAN_FULL =
  'Your plan has no room for more clients: others were added while this file was imported';

export function unreadableResult(reason: string): ImportResult {
  return failedResult(uploadFailedMessage(reason), reason);
}

export function incompleteResult(): ImportResult {
  return failedResult(IMPORT_MESSAGES.uploadFailedProcessing, IMPORT_MESSAGES.processingFailed);
}

function summarise({ described, ...counts }: Counts): string {
  return formatImportSummary({ ...counts, aiDescriptions: described });
}

function failedResult(summary: string, message: string): ImportResult {
  return { status: 'FAILED', summary, error: { row: 1, column: 'file', message, value: null } };
}
