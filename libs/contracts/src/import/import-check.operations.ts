import { z } from 'zod';
import { command, query } from '../core/operation';
import { idParams } from '../core/primitives';
import { checkedOutcome, plannedRow } from './import-check.schemas';
import { IMPORTERS } from './import.operations';
import { importMessage, importRun } from './import.schemas';

/** A checked row with its messages. A refused row has no record. */
export const checkedRow = plannedRow.extend({ outcome: checkedOutcome, messages: z.array(importMessage) });
export type CheckedRow = z.infer<typeof checkedRow>;

export const listCheckedRows = query({
  name: 'import.listCheckedRows',
  summary: 'List the rows of a checked file with the changes each would make',
  http: { method: 'GET', path: '/imports/:id/rows' },
  permission: { roles: IMPORTERS },
  params: idParams,
  query: z.strictObject({
    outcome: checkedOutcome.optional(),
    /** Row number of the last row on the previous page. */
    cursor: z.coerce.number<string | number>().int().min(0).max(2_000_000_000).optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(100).default(25),
  }),
  result: z.object({ items: z.array(checkedRow), nextCursor: z.number().int().nullable() }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  provides: ['Import'],
});

export const startCheckedImport = command({
  name: 'import.startCheckedImport',
  summary: 'Import a checked file with its corrections, or check it again',
  http: { method: 'POST', path: '/imports/:id/start', status: 202 },
  permission: { roles: IMPORTERS },
  params: idParams,
  body: z.strictObject({
    /** Confirms that the person was warned that the file was imported before. */
    again: z.boolean().default(false),
    /** Checks the file again without storing anything. */
    dryRun: z.boolean().default(false),
  }),
  result: importRun,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'ILLEGAL_TRANSITION', 'IMPORT_REPEATED'],
  invalidates: ['Import'],
});
