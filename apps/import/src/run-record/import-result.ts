import { ERRORS, type ImportMessage } from '@quillcare/contracts';
import { IMPORT_MESSAGES, importSummary, uploadFailedMessage } from '@quillcare/rules';
import type { Counts } from './import-counts';

/** How an import ended. */
export interface ImportResult {
  status: 'COMPLETED' | 'FAILED' | 'CANCELLED';
  summary: string;
  /** A message in addition to those of the rows. */
  error: ImportMessage | null;
}

/** Why an import stops before its end; a message says it in a sentence of its own. */
export type StopReason = 'cancelled' | 'forbidden' | { message: string };

/** The end of an import that read its whole file: a success if a record was stored, or if all were duplicates. */
export function resultOf(counts: Counts): ImportResult {
  if (counts.total === 0) return failure(IMPORT_MESSAGES.uploadFailedEmpty, IMPORT_MESSAGES.emptyFile);
  return {
    status: counts.successful + counts.skipped > 0 ? 'COMPLETED' : 'FAILED',
    summary: summaryOf(counts),
    error: null,
  };
}

/** The end of an import that was stopped; what was stored until then stays. */
export function stoppedResult(reason: StopReason, counts: Counts): ImportResult {
  // How many rows follow is not known: they were not read.
  const stored =
    counts.total > 0
      ? `. The rest of the file was not imported. Before it stopped: ${summaryOf(counts)}`
      : '';
  if (reason === 'cancelled')
    return { status: 'CANCELLED', summary: `Import cancelled${stored}`, error: null };
  const message = reason === 'forbidden' ? ERRORS.FORBIDDEN.title : reason.message;
  return failure(`${uploadFailedMessage(message)}${stored}`, message);
}

/** Why a file is not imported that the practice's plan has no room for. */
export function doesNotFit(room: { added: number; left: number; max: number; used: number }): string {
  const { added, left, max, used } = room;
  return `${left} of ${added} new clients fit: your plan includes ${max} clients and your practice has ${used}. Nothing was imported. Please import fewer rows, or ask an administrator of your practice to choose a larger plan under Billing`;
}

/** The file fitted when the import began. */
export const PLAN_FULL =
  'Your plan has no room for more clients: others were added while this file was imported';

/** The end of an import whose file cannot be read, for the reason given. */
export function unreadableResult(reason: string): ImportResult {
  return failure(uploadFailedMessage(reason), reason);
}

/** The end of an import that could not be completed. */
export function brokenOff(): ImportResult {
  return failure(IMPORT_MESSAGES.uploadFailedProcessing, IMPORT_MESSAGES.processingFailed);
}

function summaryOf({ described, ...counts }: Counts): string {
  return importSummary({ ...counts, aiDescriptions: described });
}

function failure(summary: string, message: string): ImportResult {
  return { status: 'FAILED', summary, error: { row: 1, column: 'file', message, value: null } };
}
