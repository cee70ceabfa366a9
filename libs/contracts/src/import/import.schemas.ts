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
  /** Surgeries without a description that got a draft of one. */
  described: z.number().int(),
  summary: z.string().nullable(),
  /** The names of columns that are not imported. */
  columnsLeftOut: z.array(z.string()),
  /** What somebody said that the columns mean; null where they are known by their names alone. */
  mapping: importMapping.nullable(),
  /** The first 500 messages of each kind; the counts above are complete. */
  errors: z.array(importMessage),
  warnings: z.array(importMessage),
  duplicates: z.array(importMessage),
  uploadedBy: z.string(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** When it was cancelled; it stops after the current batch. */
  cancelRequestedAt: instant.nullable(),
  /** It only says what an import would do; the counts are those of the import. */
  dryRun: z.boolean(),
  /** Of a check: the clients that the plan includes and that there are; null where there is no limit. */
  room: z.object({ max: z.number().int(), used: z.number().int(), left: z.number().int() }).nullable(),
  /** What becomes of rows with an optional value that cannot be read. */
  oddValues: oddValues,
  /** While it waits for its turn: the practice's file that is being imported or checked, and how many are before it. */
  waitsFor: z.object({ fileName: z.string(), count: z.number().int() }).nullable(),
  /** While it runs, once a few seconds tell: rows a second, and about how many seconds are left. */
  pace: z.object({ rowsPerSecond: z.number().int(), secondsLeft: z.number().int() }).nullable(),
  /** Until when it can be undone; null if it is not over, stored nothing, or was made before this was possible. */
  undoUntil: instant.nullable(),
  /** Null as long as nobody has asked to undo it. */
  undo: importUndo.nullable(),
});

const row = z.number().int();
const like = z.array(z.object({ row, duplicateOf: id }));

/** The fields for which a file has no column, by the keys of a row: an import leaves them as they are in what is there. */
export const absentFields = z.array(z.string()).default([]);

/** The fields of a row that could not be read and were left out by choice: they say nothing about a record that is there. */
export const unreadFields = z.array(z.string()).optional();

/** What happened to the rows of a batch, as the import service is told. */
export const batchOutcome = z.object({
  /** New records, including those flagged as duplicates. */
  created: z.number().int(),
  skipped: z.array(z.object({ row, duplicateOf: id.nullable() })),
  merged: like,
  overwritten: like,
  flagged: like,
  /** Requests of people that the process carried out meanwhile; a dry run does not say. */
  peopleServed: z.number().int().optional(),
  /** Of a check: the rows one by one. */
  planned: z.array(plannedRow).optional(),
});

export type BatchOutcome = z.infer<typeof batchOutcome>;
export type ImportRun = z.infer<typeof importRun>;
export type ImportMessage = z.infer<typeof importMessage>;
export type DuplicateStrategy = z.infer<typeof duplicateStrategy>;
