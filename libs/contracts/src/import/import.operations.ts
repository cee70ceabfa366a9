import { z } from 'zod';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import type { Role } from '../core/permissions';
import { id, idParams, nothing, text } from '../core/primitives';
import { oddValueChoice } from './import-findings.schemas';
import { duplicateStrategy, importEntityType, importRun, importStatus } from './import.schemas';

/** The roles that import; what each may import `mayImport` says. */
export const IMPORTERS = [
  'SUPER_ADMIN',
  'ORG_ADMIN',
  'SALES_MANAGER',
  'LEAD_COORDINATOR',
] as const satisfies readonly Role[];

/** Largest import file in bytes. */
export const IMPORT_FILE_LIMIT = 50 * 1024 * 1024;

/** Maximum number of concurrent uploads of a practice. */
export const PENDING_UPLOADS_LIMIT = 5;

/**
 * Multipart: the gateway streams the part `file` through `appendUpload` and then calls this with the upload's
 * id.
 */
export const createImport = command({
  name: 'import.createImport',
  summary: 'Upload a CSV file and start its import',
  http: {
    method: 'POST',
    path: '/imports',
    status: 202,
    encoding: 'multipart',
    bodyLimit: IMPORT_FILE_LIMIT,
  },
  permission: { roles: IMPORTERS },
  body: z.strictObject({
    entityType: importEntityType,
    duplicateStrategy: duplicateStrategy.default('skip'),
    uploadId: id,
    fileName: text(255),
    /** Goes over the whole file and says what its import would do; stores nothing. */
    dryRun: booleanFilter.default(false),
    /** What becomes of rows with an optional value that cannot be read; by kind of finding it is chosen for a checked file. */
    oddValues: oddValueChoice.default('refuse'),
    /** The person was told that the file was imported before. */
    again: booleanFilter.default(false),
    /**
     * What the columns mean, as JSON (`ImportMapping`); without it the columns are known by their names alone. With it, titles above
     * the header and totals below the rows are left out.
     */
    mapping: z.string().max(16_000).optional(),
    /** SHA-256 (hex) of the file, so that a retried request is recognised by content, not by upload. */
    fileHash: z.string().regex(/^[\da-f]{64}$/, 'This field is invalid'),
  }),
  result: importRun,
  errors: ['IMPORT_FILE_INVALID', 'FORBIDDEN', 'TOO_MANY_UPLOADS', 'IMPORT_REPEATED'],
  invalidates: ['Import'],
});

/** Appends one piece of an uploaded file, in order, in base64; at most 512 KiB each. */
export const appendUpload = command({
  name: 'import.appendUpload',
  summary: 'Store a piece of an uploaded file',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    uploadId: id,
    sequence: z.number().int().min(0),
    base64: z.string().max(750_000),
  }),
  result: z.object({ sequence: z.number().int() }),
  deadlineMs: 30_000,
});

/** Removes an upload unless an import uses it. */
export const discardUpload = command({
  name: 'import.discardUpload',
  summary: 'Remove an upload that will not be imported',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, uploadId: id }),
  result: nothing,
});

/**
 * One piece of an upload that no import has taken, for the service that the file is meant for; null after the last one.
 */
export const readUpload = query({
  name: 'import.readUpload',
  summary: 'Read a piece of an uploaded file',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, uploadId: id, sequence: z.number().int().min(0) }),
  result: z.object({ base64: z.string().nullable() }),
  deadlineMs: 30_000,
});

export const getImport = query({
  name: 'import.getImport',
  summary: 'The state and result of an import',
  http: { method: 'GET', path: '/imports/:id' },
  permission: { roles: IMPORTERS },
  params: idParams,
  result: importRun,
  errors: ['NOT_FOUND'],
  provides: ['Import'],
});

export const cancelImport = command({
  name: 'import.cancelImport',
  summary: 'Stop an import; what was stored until then stays',
  http: { method: 'POST', path: '/imports/:id/cancel', status: 200 },
  permission: { roles: IMPORTERS },
  whileReadOnly: true,
  params: idParams,
  result: importRun,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  invalidates: ['Import'],
});

export const listImports = query({
  name: 'import.listImports',
  summary: 'Imports of the practice, newest first',
  http: { method: 'GET', path: '/imports' },
  permission: { roles: IMPORTERS },
  query: listQuery(['createdAt'], { status: importStatus.optional() }),
  result: listOf(importRun.omit({ errors: true, warnings: true, duplicates: true, mapping: true })),
  provides: ['Import'],
});
