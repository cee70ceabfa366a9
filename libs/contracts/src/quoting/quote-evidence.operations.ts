import { z } from 'zod';
import { event } from '../core/event';
import { filePage } from '../core/file';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { id, idParams, instant, minorUnits } from '../core/primitives';
import { DEAD_LINKS } from './dead-links';
import { tokenParams } from './patient.operations';

/** A file about a quote: the quote as sent, or as signed with its certificate of completion. */
export const documentKind = z.enum(['QUOTE', 'SIGNED']);
export type DocumentKind = z.infer<typeof documentKind>;

export const quoteFile = z.object({
  kind: documentKind,
  state: z.enum(['MAKING', 'READY', 'FAILED']),
  revision: z.number().int(),
  /** Printed on every page in groups of four, and accepted by `/verify`. */
  verifyCode: z.string().nullable(),
  sha256: z.string().nullable(),
  sizeBytes: z.number().int().nullable(),
  madeAt: instant.nullable(),
});
export type QuoteFile = z.infer<typeof quoteFile>;

export const listQuoteFiles = query({
  name: 'quoting.listQuoteFiles',
  summary: "List a quote's PDF files and whether they are ready",
  http: { method: 'GET', path: '/quotes/:id/files' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: z.object({ items: z.array(quoteFile) }),
  errors: ['NOT_FOUND'],
  provides: ['Quote'],
});

/** `cursor` is where the next part of the file starts. */
const pdfQuery = z.strictObject({ kind: documentKind.optional(), cursor: z.string().max(100).optional() });

/**
 * Returns the latest file: the signed quote with its certificate, or else the quote. A draft is rendered on demand and marked as
 * a draft.
 */
export const getQuotePdf = query({
  name: 'quoting.getQuotePdf',
  summary: 'Download a quote as a PDF',
  http: { method: 'GET', path: '/quotes/:id/pdf', encoding: 'file' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  query: pdfQuery,
  result: filePage,
  errors: ['NOT_FOUND', 'DOCUMENT_NOT_READY', 'DOCUMENT_FAILED'],
  deadlineMs: 30_000,
});

export const getPatientPdf = query({
  name: 'quoting.getPatientPdf',
  summary: "Download the patient's quote, or the version they signed, as a PDF",
  http: { method: 'GET', path: '/public/quotes/:token/pdf', encoding: 'file' },
  permission: 'patient',
  params: tokenParams,
  query: pdfQuery,
  result: filePage,
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED', 'DOCUMENT_NOT_READY', 'DOCUMENT_FAILED'],
  rateLimit: { max: 30, windowSeconds: 60 },
  deadlineMs: 30_000,
});

/** Reveals neither names nor amounts, only whether the bytes or the code belong to a document made by Quillcare. */
export const verifyDocument = query({
  name: 'quoting.verifyDocument',
  summary: 'Verify that a document is authentic, and get its current status',
  http: { method: 'GET', path: '/public/verify/:code' },
  permission: 'public',
  /** The printed code, with or without dashes, or the SHA-256 (hex) of the file. */
  params: z.strictObject({ code: z.string().min(1).max(80) }),
  result: z.object({
    isKnown: z.boolean(),
    /** FILE: these exact bytes were found, by their hash. CODE: only the document was found. */
    by: z.enum(['CODE', 'FILE']),
    kind: documentKind.nullable(),
    state: z.enum(['WAITING', 'SIGNED', 'DECLINED', 'EXPIRED', 'REPLACED', 'WITHDRAWN']).nullable(),
    madeAt: instant.nullable(),
    signedAt: instant.nullable(),
    /** When it was replaced or withdrawn. */
    endedAt: instant.nullable(),
    revision: z.number().int().nullable(),
    /** SHA-256 (hex) of the original file, for comparison. */
    sha256: z.string().nullable(),
    /** SHA-256 (hex) of the document, printed in the footer of every page. */
    documentHash: z.string().nullable(),
    /** The end of the quote's number, to compare with the paper. */
    numberEnd: z.string().nullable(),
  }),
  rateLimit: { max: 60, windowSeconds: 60 },
});

/**
 * Checks whether the total on a paper matches the document with its code, because a forged paper can carry a genuine code. The
 * total itself is never returned, and few attempts are allowed so that it cannot be guessed. Every attempt counts, so clients
 * must not retry automatically.
 */
export const compareTotal = command({
  name: 'quoting.compareTotal',
  summary: 'Check whether the total on a printed document matches the original',
  http: { method: 'POST', path: '/public/verify/:code/total', status: 200 },
  permission: 'public',
  params: z.strictObject({ code: z.string().min(1).max(80) }),
  body: z.strictObject({ totalMinor: minorUnits }),
  result: z.object({ agrees: z.boolean() }),
  rateLimit: { max: 10, windowSeconds: 3_600 },
});

/** Makes a file again after a failure. */
export const remakeQuoteFile = command({
  name: 'quoting.remakeQuoteFile',
  summary: 'Retry generating a PDF file that failed',
  http: { method: 'POST', path: '/quotes/:id/files', status: 202 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({ kind: documentKind }),
  result: quoteFile,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION'],
  invalidates: ['Quote'],
});

/** A quote's file is ready, or could not be made. */
export const QuoteFileChanged = event({
  service: 'quoting',
  name: 'QuoteFileChanged',
  data: z.object({
    quoteId: id,
    revision: z.number().int(),
    kind: documentKind,
    state: quoteFile.shape.state,
  }),
  live: { needs: 'QUOTES', tags: (data) => [{ type: 'Quote', id: data.quoteId }] },
});

/** Renders, seals and stores a file. Retried until the storage is available again. */
export const makeQuoteFile = job({
  service: 'quoting',
  name: 'makeQuoteFile',
  data: z.object({ organisationId: id, quoteId: id, kind: documentKind }),
  isLowPriority: true,
  attempts: 5,
  backoffMs: 1_000,
});

/** Requeues files that are missing although their quote was sent or signed. */
export const sweepQuoteFiles = job({
  service: 'quoting',
  name: 'sweepQuoteFiles',
  data: z.object({}),
  everyMs: 60_000,
  attempts: 1,
});
