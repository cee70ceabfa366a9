import { z } from 'zod';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { id, idParams } from '../core/primitives';
import { IMPORTERS } from './import.operations';
import { importRun } from './import.schemas';
import { undonePage, undoOutcome } from './import-undo.schemas';

/** Open to anyone who may start an import of this kind. */
export const undoImport = command({
  name: 'import.undoImport',
  summary:
    'Undo an import within 30 days: removes what it added and reverts what it changed, except records edited since or in use',
  http: { method: 'POST', path: '/imports/:id/undo', status: 202 },
  permission: { roles: IMPORTERS },
  params: idParams,
  result: importRun,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION'],
  invalidates: ['Import'],
});

export const cancelImportUndo = command({
  name: 'import.cancelImportUndo',
  summary: 'Stop undoing an import; what has been undone so far stays undone',
  http: { method: 'POST', path: '/imports/:id/undo/cancel', status: 200 },
  permission: { roles: IMPORTERS },
  whileReadOnly: true,
  params: idParams,
  result: importRun,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION'],
  invalidates: ['Import'],
});

export const listUndoneRecords = query({
  name: 'import.listUndoneRecords',
  summary: 'List the records of an undone import with the outcome for each',
  http: { method: 'GET', path: '/imports/:id/undo/records' },
  permission: { roles: IMPORTERS },
  params: idParams,
  query: z.strictObject({
    outcome: undoOutcome.optional(),
    cursor: id.optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(100).default(25),
  }),
  result: undonePage,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  provides: ['Import'],
});

export const runImportUndo = job({
  service: 'import',
  name: 'runImportUndo',
  data: z.object({ organisationId: id, importUndoId: id }),
});
