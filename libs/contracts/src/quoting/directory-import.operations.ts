import { z } from 'zod';
import { command } from '../core/operation';
import { id } from '../core/primitives';
import {
  absentFieldNames,
  batchOutcome,
  duplicateStrategy,
  importEntityType,
  unreadFieldNames,
} from '../import/import.schemas';

/** The entity types whose imports the quoting service stores: all but clients and leads. */
export const directoryType = importEntityType.exclude(['clients', 'leads']);

/**
 * A validated import row in stored form, with the keys of `ImportValues` in `@quillcare/rules`. Empty and unknown values are
 * null.
 */
export const importedEntryRow = z.object({
  row: z.number().int(),
  entry: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
  /** Fields that the file did not provide, which a merge leaves unchanged. */
  defaulted: z.array(z.string()),
  unread: unreadFieldNames,
});

export const importDirectory = command({
  name: 'quoting.importDirectory',
  summary: 'Store a batch of imported sites, hospitals, doctors or surgeries',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    importId: id,
    entityType: directoryType,
    strategy: duplicateStrategy,
    /** If true, stores nothing and returns what would happen to each row. */
    dryRun: z.boolean().default(false),
    absent: absentFieldNames,
    rows: z.array(importedEntryRow).max(2_000),
  }),
  result: batchOutcome.extend({
    /** Number of surgeries without a description for which one was drafted. */
    described: z.number().int(),
  }),
  deadlineMs: 60_000,
});

export type DirectoryType = z.infer<typeof directoryType>;
export type ImportedEntryRow = z.infer<typeof importedEntryRow>;
