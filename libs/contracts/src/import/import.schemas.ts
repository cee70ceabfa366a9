import { IMPORT_ENTITY_TYPES } from '@quillcare/rules';
import { z } from 'zod';
import { id, instant, recordFields } from '../core/primitives';
import { importMapping } from './import-columns.schemas';
import { plannedRow } from './import-check.schemas';
import { oddValues } from './import-findings.schemas';
import { importUndo } from './import-undo.schemas';

export const importEntityType = z.enum(
  IMPORT_ENTITY_TYPES,
  'Please choose what to import: clients, leads, sites, hospitals, doctors or surgeries',
);
export const duplicateStrategy = z.enum(
  ['skip', 'overwrite', 'merge', 'exception'],
  'Please choose skip, overwrite, merge or exception',
);
export const importStatus = z.enum(['QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED']);

/** A message about one field of one row. Rows are numbered as in a spreadsheet, counting blank ones. */
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
  /** Size of the file and bytes read so far, for the progress bar. */
  bytesTotal: z.number().int(),
  bytesProcessed: z.number().int(),
  /** Number of non-blank rows read. */
  total: z.number().int(),
  /** Number of records created (including flagged ones), merged or overwritten. */
  successful: z.number().int(),
  failed: z.number().int(),
  skipped: z.number().int(),
  merged: z.number().int(),
  overwritten: z.number().int(),
  flagged: z.number().int(),
  /** Number of surgeries without a description for which one was drafted. */
  described: z.number().int(),
  summary: z.string().nullable(),
  columnsLeftOut: z.array(z.string()),
  /** The user's column mapping. Null if the columns were recognised by name. */
  mapping: importMapping.nullable(),
  /** The first 500 messages of each kind. The counts above are complete. */
  errors: z.array(importMessage),
  warnings: z.array(importMessage),
  duplicates: z.array(importMessage),
  uploadedBy: z.string(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** When it was cancelled. It stops after the current batch. */
  cancelRequestedAt: instant.nullable(),
  /** True for a check, which stores nothing: the counts are those an import would have. */
  dryRun: z.boolean(),
  /** For a check: the number of clients the plan includes and the number in use. Null if the plan has no limit. */
  room: z.object({ max: z.number().int(), used: z.number().int(), left: z.number().int() }).nullable(),
  /** How to treat rows with an unreadable optional value. */
  oddValues: oddValues,
  /** While queued: the practice's file that is being imported or checked now, and the number of files ahead. Null otherwise. */
  waitsFor: z.object({ fileName: z.string(), count: z.number().int() }).nullable(),
  /** While running, after the first few seconds: rows per second and estimated seconds remaining. Null otherwise. */
  pace: z.object({ rowsPerSecond: z.number().int(), secondsLeft: z.number().int() }).nullable(),
  /** Deadline for undoing it (ISO instant). Null while it is running, if it stored nothing, or if it predates undo. */
  undoUntil: instant.nullable(),
  /** Null until an undo is requested. */
  undo: importUndo.nullable(),
});

const row = z.number().int();
const matchedRows = z.array(z.object({ row, duplicateOf: id }));

/** Keys of the fields for which the file has no column. An import leaves them unchanged in existing records. */
export const absentFieldNames = z.array(z.string()).default([]);

/** Keys of a row's fields that were unreadable and left out by choice. They do not affect an existing record. */
export const unreadFieldNames = z.array(z.string()).optional();

/** Result of a batch, as reported to the import service. */
export const batchOutcome = z.object({
  /** Number of new records, including those flagged as duplicates. */
  created: z.number().int(),
  skipped: z.array(z.object({ row, duplicateOf: id.nullable() })),
  merged: matchedRows,
  overwritten: matchedRows,
  flagged: matchedRows,
  /** Number of user requests that the process served in the meantime. Absent for a dry run. */
  peopleServed: z.number().int().optional(),
  /** For a check: the individual rows. */
  planned: z.array(plannedRow).optional(),
});

export type BatchOutcome = z.infer<typeof batchOutcome>;
export type ImportRun = z.infer<typeof importRun>;
export type ImportMessage = z.infer<typeof importMessage>;
export type DuplicateStrategy = z.infer<typeof duplicateStrategy>;
