import { z } from 'zod';
import { id } from '../core/primitives';
import { backgroundFields } from './background.schemas';

/** For how many days after its end an import can be undone. */
export const UNDO_DAYS = 30;

/** Result for a record of an undone import: removed again, restored to its earlier values, or left as it is. */
export const undoOutcome = z.enum(['REMOVED', 'RESTORED', 'LEFT']);
export type UndoOutcome = z.infer<typeof undoOutcome>;

const { status, createdAt, finishedAt, cancelRequestedAt } = backgroundFields;

export const importUndo = z.object({
  status,
  createdAt,
  finishedAt,
  cancelRequestedAt,
  /** Number of records that the import added or changed. Null until counted. */
  total: z.number().int().nullable(),
  removed: z.number().int(),
  restored: z.number().int(),
  /** Records left alone because they were edited since or are in use. */
  left: z.number().int(),
  /** Name of the person who requested it. */
  by: z.string(),
  /** Why it ended early, if it failed. */
  problem: z.string().nullable(),
});
export type ImportUndo = z.infer<typeof importUndo>;

export const undoneRecord = z.object({
  recordId: id,
  /** The record's current name. Empty if it was deleted permanently. */
  name: z.string(),
  outcome: undoOutcome,
  /** Why it was left alone. Null otherwise. */
  reason: z.string().nullable(),
});
export type UndoneRecord = z.infer<typeof undoneRecord>;

export const undonePage = z.object({ items: z.array(undoneRecord), nextCursor: z.string().nullable() });

/** Asks the service that stored an import's records to undo the next ones, following the record `after`. */
export const undoBatch = z.strictObject({ organisationId: id, importId: id, after: id.nullable() });

export const undoneBatch = z.object({
  /** Number of all records of the import. Only set for the first batch. */
  total: z.number().int().nullable(),
  removed: z.number().int(),
  restored: z.number().int(),
  left: z.number().int(),
  /** Id of the last record of the batch. Null if none are left. */
  last: id.nullable(),
});
export type UndoneBatch = z.infer<typeof undoneBatch>;

export const undonePageQuery = z.strictObject({
  organisationId: id,
  importId: id,
  outcome: undoOutcome.nullable(),
  after: id.nullable(),
  limit: z.number().int().min(1).max(100),
});
