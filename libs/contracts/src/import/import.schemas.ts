import { z } from 'zod';
import { instant, recordFields } from '../core/primitives';

/** What the product can import: clients only, so far. */
export const importEntityType = z.enum(['clients'], 'Please choose what to import: clients');
export const duplicateStrategy = z.enum(
  ['skip', 'overwrite', 'merge', 'exception'],
  'Please choose skip, overwrite, merge or exception',
);
export const importStatus = z.enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED']);

/** A message about one field of one row; rows are numbered as in a spreadsheet, blank ones included. */
export const importMessage = z.object({
  row: z.number().int(),
  column: z.string(),
  message: z.string(),
  value: z.string().nullable(),
});

export const importRun = z.object({
  ...recordFields,
  entityType: importEntityType,
  duplicateStrategy,
  fileName: z.string(),
  status: importStatus,
  /** Bytes of the file and bytes read so far: the progress bar. */
  bytesTotal: z.number().int(),
  bytesProcessed: z.number().int(),
  /** Rows read that are not blank. */
  total: z.number().int(),
  /** Records created, flagged ones included, merged or overwritten. */
  successful: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int(),
  merged: z.number().int(),
  overwritten: z.number().int(),
  flagged: z.number().int(),
  summary: z.string().nullable(),
  /** The first 500 messages of each kind; the counts above are complete. */
  errors: z.array(importMessage),
  warnings: z.array(importMessage),
  duplicates: z.array(importMessage),
  uploadedBy: z.string(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** When it was cancelled; it stops after the current batch. */
  cancelRequestedAt: instant.nullable(),
});

export type ImportRun = z.infer<typeof importRun>;
export type ImportMessage = z.infer<typeof importMessage>;
export type DuplicateStrategy = z.infer<typeof duplicateStrategy>;
