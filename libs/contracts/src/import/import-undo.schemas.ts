import { z } from 'zod';
import { id } from '../core/primitives';
import { backgroundFields } from './background.schemas';

/** An import can be undone for so many days after it ended. */
export const UNDO_DAYS = 30;

/** What became of a record when its import was undone: removed again, given its earlier values, or left as it is. */
export const undoOutcome = z.enum(['REMOVED', 'RESTORED', 'LEFT']);
export type UndoOutcome = z.infer<typeof undoOutcome>;

const { status, createdAt, finishedAt, cancelRequestedAt } = backgroundFields;

/** How far the undoing of an import is. */
export const importUndo = z.object({
  status,
  createdAt,
  finishedAt,
  cancelRequestedAt,
  /** Records that the import added or changed; null until they have been counted. */
  total: z.number().int().nullable(),
  removed: z.number().int(),
  restored: z.number().int(),
  /** Edited since, or in use. */
  left: z.number().int(),
  /** Who asked for it. */
  by: z.string(),
  /** Why it ended early, where it failed. */
  problem: z.string().nullable(),
});
export type ImportUndo = z.infer<typeof importUndo>;

/** A record of an undone import. */
export const undoneRecord = z.object({
  recordId: id,
  /** Its name today; empty if the record is gone for good. */
  name: z.string(),
  outcome: undoOutcome,
  /** Why the undo left it alone. */
  reason: z.string().nullable(),
});
export type UndoneRecord = z.infer<typeof undoneRecord>;

export const undonePage = z.object({ items: z.array(undoneRecord), nextCursor: z.string().nullable() });

/** Asks the service that stored the records of an import to undo the next ones, after a record of it. */
export const undoBatch = z.strictObject({ organisationId: id, importId: id, after: id.nullable() });

/** What a service undid at once. */
export const undoneBatch = z.object({
  /** All records of the import, told with the first ones only. */
  total: z.number().int().nullable(),
  removed: z.number().int(),
  restored: z.number().int(),
  left: z.number().int(),
  /** The last one; null when none is left. */
  last: id.nullable(),
});
export type UndoneBatch = z.infer<typeof undoneBatch>;

/** Asks for the records of an undone import. */
export const undonePageQuery = z.strictObject({
  organisationId: id,
  importId: id,
  outcome: undoOutcome.nullable(),
  after: id.nullable(),
  limit: z.number().int().min(1).max(100),
});
