import { z } from 'zod';
import { command } from '../core/operation';
import { id } from '../core/primitives';
import {
  absentFields,
  batchOutcome,
  duplicateStrategy,
  importEntityType,
  unreadFields,
} from '../import/import.schemas';

/** What quoting stores of an import: all but people who are or may become patients. */
export const directoryType = importEntityType.exclude(['clients', 'leads']);

/** A checked row in stored form, by the keys of `ImportValues` in `@quillcare/rules`; an empty or unknown value is null. */
export const importedEntryRow = z.object({
  row: z.number().int(),
  entry: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).nullable()),
  /** Fields that the file did not give: a merge does not change them. */
  defaulted: z.array(z.string()),
  unread: unreadFields,
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
    /** Stores nothing, and says of each row what would become of it. */
    dryRun: z.boolean().default(false),
    absent: absentFields,
    rows: z.array(importedEntryRow).max(2_000),
  }),
  result: batchOutcome.extend({
    /** Surgeries without a description that got a draft of one. */
    described: z.number().int(),
  }),
  deadlineMs: 60_000,
});

export type DirectoryType = z.infer<typeof directoryType>;
export type ImportedEntryRow = z.infer<typeof importedEntryRow>;
