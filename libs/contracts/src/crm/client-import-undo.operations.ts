import { z } from 'zod';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { undoBatch, undoneBatch, undonePage, undonePageQuery } from '../import/import-undo.schemas';

/** Undoes an import of clients, a few hundred records per call. Safe to repeat with the same idempotency key. */
export const undoClientImport = command({
  name: 'crm.undoClientImport',
  summary: 'Undo the next batch of clients of an import',
  http: null,
  permission: 'internal',
  body: undoBatch,
  result: undoneBatch,
  deadlineMs: 60_000,
});

export const readUndoneClients = query({
  name: 'crm.readUndoneClients',
  summary: 'Get what happened to each client of an undone import',
  http: null,
  permission: 'internal',
  body: undonePageQuery,
  result: undonePage,
});

/** Deletes the record of what imports stored and changed, once they can no longer be undone. */
export const sweepClientImports = job({
  service: 'crm',
  name: 'sweepClientImports',
  data: z.object({}),
  everyMs: 3_600_000,
  attempts: 1,
});
