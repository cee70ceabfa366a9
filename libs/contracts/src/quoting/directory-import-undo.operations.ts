import { z } from 'zod';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { undoBatch, undoneBatch, undonePage, undonePageQuery } from '../import/import-undo.schemas';
import { directoryType } from './directory-import.operations';

/** Undoes an import into the directory, a number of records per call. Safe to repeat with the same idempotency key. */
export const undoDirectoryImport = command({
  name: 'quoting.undoDirectoryImport',
  summary: 'Undo the next batch of sites, hospitals, doctors or surgeries of an import',
  http: null,
  permission: 'internal',
  body: undoBatch.extend({ entityType: directoryType }),
  result: undoneBatch,
  deadlineMs: 60_000,
});

export const readUndoneEntries = query({
  name: 'quoting.readUndoneEntries',
  summary: 'Get what happened to each site, hospital, doctor or surgery of an undone import',
  http: null,
  permission: 'internal',
  body: undonePageQuery.extend({ entityType: directoryType }),
  result: undonePage,
});

/** Deletes the record of what imports stored and changed, once they can no longer be undone. */
export const sweepDirectoryImports = job({
  service: 'quoting',
  name: 'sweepDirectoryImports',
  data: z.object({}),
  everyMs: 3_600_000,
  attempts: 1,
});
