import { z } from 'zod';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import type { Role } from '../core/permissions';
import { id, idParams, nothing, text } from '../core/primitives';
import { oddValueChoice } from './import-findings.schemas';
import { duplicateStrategy, importEntityType, importRun, importStatus } from './import.schemas';

/** The roles that may import anything. `mayImport` decides what exactly. */
export const IMPORTERS = [
  'SUPER_ADMIN',
  'ORG_ADMIN',
  'SALES_MANAGER',
  'LEAD_COORDINATOR',
] as const satisfies readonly Role[];

/** Maximum size of an import file in bytes. */
export const IMPORT_FILE_LIMIT = 50 * 1024 * 1024;

export const PENDING_UPLOADS_LIMIT = 5;

/** Multipart: the gateway streams the part `file` through `appendUpload`, then calls this with the upload's id. */
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
    /** Processes the whole file and reports what an import would do, without storing anything. */
    dryRun: booleanFilter.default(false),
    /** How to treat rows with an unreadable optional value. For a checked file this can be chosen per kind of finding. */
    oddValues: oddValueChoice.default('refuse'),
    /** Confirms that the person was warned that the file was imported before. */
    again: booleanFilter.default(false),
    /**
     * Column mapping as JSON (`ImportMapping`). If omitted, columns are recognised by name only. If given, titles above the
     * header and totals below the rows are skipped.
     */
    mapping: z.string().max(16_000).optional(),
    /** SHA-256 (hex) of the file, so that a retried request is recognised by its content rather than by the upload. */
    fileHash: z.string().regex(/^[\da-f]{64}$/, 'This field is invalid'),
  }),
  result: importRun,
  errors: ['IMPORT_FILE_INVALID', 'FORBIDDEN', 'TOO_MANY_UPLOADS', 'IMPORT_REPEATED'],
  invalidates: ['Import'],
});

/** Appends a piece of an uploaded file in base64. Pieces are sent in order, at most 512 KiB each. */
export const appendUpload = command({
  name: 'import.appendUpload',
  summary: 'Store a chunk of an uploaded file',
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

/** Deletes an upload, unless an import uses it. */
export const discardUpload = command({
  name: 'import.discardUpload',
  summary: 'Discard an upload that will not be imported',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, uploadId: id }),
  result: nothing,
});

/** Returns a piece of an upload that no import has claimed, to the service the file is meant for. Null after the last piece. */
export const readUpload = query({
  name: 'import.readUpload',
  summary: 'Read a chunk of an uploaded file',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, uploadId: id, sequence: z.number().int().min(0) }),
  result: z.object({ base64: z.string().nullable() }),
  deadlineMs: 30_000,
});

export const getImport = query({
  name: 'import.getImport',
  summary: 'Get the status and result of an import',
  http: { method: 'GET', path: '/imports/:id' },
  permission: { roles: IMPORTERS },
  params: idParams,
  result: importRun,
  errors: ['NOT_FOUND'],
  provides: ['Import'],
});

export const cancelImport = command({
  name: 'import.cancelImport',
  summary: 'Stop an import; records stored so far stay',
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
  summary: 'List imports, newest first',
  http: { method: 'GET', path: '/imports' },
  permission: { roles: IMPORTERS },
  query: listQuery(['createdAt'], { status: importStatus.optional() }),
  result: listOf(importRun.omit({ errors: true, warnings: true, duplicates: true, mapping: true })),
  provides: ['Import'],
});
