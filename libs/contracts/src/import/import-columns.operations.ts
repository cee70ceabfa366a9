import { z } from 'zod';
import { command } from '../core/operation';
import { id, text } from '../core/primitives';
import { importTable } from './import-columns.schemas';
import { IMPORTERS, IMPORT_FILE_LIMIT } from './import.operations';
import { importEntityType } from './import.schemas';

/**
 * Multipart, like `createImport`, but the file is not kept. The beginning of a CSV file is enough; a workbook is needed in full.
 */
export const readImportColumns = command({
  name: 'import.readImportColumns',
  summary: 'Detect the columns of a file, with examples and suggested fields',
  http: {
    method: 'POST',
    path: '/import-columns',
    status: 200,
    encoding: 'multipart',
    bodyLimit: IMPORT_FILE_LIMIT,
  },
  permission: { roles: IMPORTERS },
  body: z.strictObject({
    entityType: importEntityType,
    /** Sheet of a workbook. Defaults to the first one. */
    sheet: z.string().max(100).optional(),
    uploadId: id,
    fileName: text(255),
    fileHash: z.string().regex(/^[\da-f]{64}$/, 'This field is invalid'),
  }),
  result: importTable,
  errors: ['IMPORT_FILE_INVALID', 'FORBIDDEN', 'TOO_MANY_UPLOADS'],
  deadlineMs: 60_000,
});
