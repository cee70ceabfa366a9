import { z } from 'zod';
import { event } from '../core/event';
import { filePage } from '../core/file';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { id, idParams, text, version } from '../core/primitives';
import { removableFields, removalQuery, removalResult, removedFilter, restoreBody } from '../core/removal';

export const caseDocumentKind = z.enum([
  'REFERRAL',
  'CONSENT',
  'PATHOLOGY',
  'IMAGING',
  'FUND_APPROVAL',
  'BOOKING_FORM',
  'OTHER',
]);
export type CaseDocumentKind = z.infer<typeof caseDocumentKind>;

/** Maximum size of a document in bytes. PDF, Word, JPEG, PNG or HEIC, recognised by its content. */
export const CASE_DOCUMENT_LIMIT = 20 * 1024 * 1024;
/** Maximum number of documents per case, not counting deleted ones. */
export const CASE_DOCUMENTS_LIMIT = 200;
/** Maximum length of a document's name in characters, including the extension. */
export const CASE_DOCUMENT_NAME_LENGTH = 150;

export const caseDocument = z.object({
  ...removableFields,
  surgeryCaseId: id,
  /** Display name, with the extension of its type. It is personal data and must not appear in any event, log or URL. */
  name: z.string(),
  kind: caseDocumentKind,
  mediaType: z.string(),
  sizeBytes: z.number().int(),
  /** SHA-256 (hex) of the file. */
  sha256: z.string(),
  uploadedByName: z.string().nullable(),
});
export type CaseDocument = z.infer<typeof caseDocument>;

export const listCaseDocuments = query({
  name: 'quoting.listCaseDocuments',
  summary:
    "List a surgery case's documents, newest first; `removed` lists the deleted ones, and clinical ones require access to medical notes",
  http: { method: 'GET', path: '/surgery-cases/:id/documents' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  query: z.strictObject(removedFilter),
  result: z.object({
    items: z.array(caseDocument),
    /** Whether the caller may see clinical documents. Others do not learn whether there are any. */
    seesClinical: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
  provides: ['CaseDocument'],
});

/** Multipart: the gateway streams the part `file` to the import service, which this operation reads it from piece by piece. */
export const uploadCaseDocument = command({
  name: 'quoting.uploadCaseDocument',
  summary: 'Add a document to a surgery case',
  http: {
    method: 'POST',
    path: '/surgery-cases/:id/documents',
    encoding: 'multipart',
    bodyLimit: CASE_DOCUMENT_LIMIT,
  },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({
    uploadId: id,
    fileName: text(255),
    fileHash: z.string().regex(/^[\da-f]{64}$/, 'This field is invalid'),
    kind: caseDocumentKind.default('OTHER'),
  }),
  result: caseDocument,
  errors: ['NOT_FOUND', 'CLINICAL_ONLY', 'CASE_DOCUMENT_INVALID', 'CASE_DOCUMENTS_FULL', 'TOO_MANY_UPLOADS'],
  invalidates: ['CaseDocument'],
  deadlineMs: 120_000,
});

/** Audited as a view or a download. */
export const getCaseDocumentFile = query({
  name: 'quoting.getCaseDocumentFile',
  summary: 'Download the file of a surgery case document',
  http: { method: 'GET', path: '/case-documents/:id/file', encoding: 'file' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  query: z.strictObject({
    purpose: z.enum(['VIEW', 'DOWNLOAD']).default('DOWNLOAD'),
    /** The cursor returned with the previous part. */
    cursor: z.coerce.number<string | number>().int().min(1).max(1_000).optional(),
  }),
  result: filePage,
  errors: ['NOT_FOUND'],
  deadlineMs: 30_000,
});

export const updateCaseDocument = command({
  name: 'quoting.updateCaseDocument',
  summary: 'Rename a surgery case document or change its category',
  http: { method: 'PATCH', path: '/case-documents/:id' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({
    version,
    name: text(CASE_DOCUMENT_NAME_LENGTH).optional(),
    kind: caseDocumentKind.optional(),
  }),
  result: caseDocument,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CLINICAL_ONLY'],
  invalidates: ['CaseDocument'],
});

export const deleteCaseDocument = command({
  name: 'quoting.deleteCaseDocument',
  summary: 'Delete a surgery case document; it can be restored',
  http: { method: 'DELETE', path: '/case-documents/:id' },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  query: removalQuery,
  result: removalResult,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CASE_DOCUMENT_IS_EVIDENCE'],
  invalidates: ['CaseDocument'],
});

export const restoreCaseDocument = command({
  name: 'quoting.restoreCaseDocument',
  summary: 'Restore a deleted surgery case document',
  http: { method: 'POST', path: '/case-documents/:id/restore', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: restoreBody,
  result: caseDocument,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CASE_DOCUMENTS_FULL'],
  invalidates: ['CaseDocument'],
});

export const CaseDocumentChanged = event({
  service: 'quoting',
  name: 'CaseDocumentChanged',
  data: z.object({ documentId: id, surgeryCaseId: id }),
  live: { needs: 'QUOTES', tags: () => [{ type: 'CaseDocument' }] },
});

/** Deletes stored files that no record refers to, because the upload died before the row was inserted or the row is gone. */
export const sweepStoredFiles = job({
  service: 'quoting',
  name: 'sweepStoredFiles',
  data: z.object({}),
  everyMs: 600_000,
  attempts: 1,
});
