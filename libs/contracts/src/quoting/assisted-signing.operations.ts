import { z } from 'zod';
import { event } from '../core/event';
import { filePage } from '../core/file';
import { command, query } from '../core/operation';
import { id, idParams, instant, optionalText, text, version } from '../core/primitives';
import { patientInfo, tokenParams } from './patient.operations';
import { quote } from './quote.schemas';
import { chosenOptionId, disputeOutcome, signatory } from './signing.schemas';
import { LINK_ERRORS } from './link-errors';

/** Maximum size of a signed paper's scan in bytes. PDF, JPEG or PNG, recognised by the first bytes. */
export const MAX_SCAN_BYTES = 10 * 1024 * 1024;

/**
 * Creates a two-hour link for the practice's own device, returned to this browser only. The calling session is locked first, so
 * that whoever holds the device sees this quote and nothing else. Unlocking with the staff member's password ends the link.
 */
export const handOverQuote = command({
  name: 'quoting.handOverQuote',
  summary: 'Hand the device to the patient to sign this quote',
  http: { method: 'POST', path: '/quotes/:id/hand-over', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  ownerOnly: true,
  params: idParams,
  result: z.object({ path: z.string(), expiresAt: instant }),
  errors: ['NOT_FOUND', 'QUOTE_NOT_ANSWERABLE', 'ALREADY_ANSWERED', 'RECIPIENT_MISSING'],
});

/** Multipart: the gateway streams the part `file` to the import service, which this operation reads it from. */
export const uploadSignedScan = command({
  name: 'quoting.uploadSignedScan',
  summary: 'Upload a scan of the paper the patient signed',
  http: { method: 'POST', path: '/quotes/:id/scans', encoding: 'multipart', bodyLimit: MAX_SCAN_BYTES },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  params: idParams,
  body: z.strictObject({
    uploadId: id,
    fileName: text(255),
    fileHash: z.string().regex(/^[\da-f]{64}$/, 'This field is invalid'),
  }),
  result: z.object({
    scanId: id,
    fileName: z.string(),
    mediaType: z.string(),
    sizeBytes: z.number().int(),
    sha256: z.string(),
  }),
  errors: ['NOT_FOUND', 'SCAN_INVALID', 'TOO_MANY_UPLOADS'],
});

/** Every download is audited. */
export const getSignedScan = query({
  name: 'quoting.getSignedScan',
  summary: 'Download the scan of the paper the patient signed',
  http: { method: 'GET', path: '/quotes/:id/scan', encoding: 'file' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  /** The cursor returned with the previous part. */
  query: z.strictObject({ cursor: z.string().max(100).optional() }),
  result: filePage,
  errors: ['NOT_FOUND'],
  deadlineMs: 30_000,
});

export const recordAcceptance = command({
  name: 'quoting.recordAcceptance',
  summary: 'Record an acceptance given by telephone or on paper; the patient is asked by email to confirm it',
  http: { method: 'POST', path: '/quotes/:id/record-acceptance', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  confirmedEmail: true,
  params: idParams,
  body: z.strictObject({
    version,
    mode: z.enum(['TELEPHONE', 'PAPER']),
    /** When the patient agreed or signed. */
    acceptedAt: instant,
    signatory: signatory.prefault({ role: 'PATIENT' }),
    patientInfo: patientInfo.prefault({}),
    optionIds: z
      .array(chosenOptionId)
      .max(100)
      .nullish()
      .transform((value) => value ?? []),
    /** How the patient's identity was checked, and what was said. */
    notes: text(2_000),
    /** Required for PAPER. */
    scanId: id.nullish().transform((value) => value ?? null),
  }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'QUOTE_NOT_ANSWERABLE', 'ALREADY_ANSWERED', 'CASE_DISPUTED'],
  invalidates: ['Quote', 'SurgeryCase', 'Callback'],
});

/** For a signed acceptance, the patient can only dispute it. */
export const confirmRecordedAcceptance = command({
  name: 'quoting.confirmRecordedAcceptance',
  summary: 'Confirm or dispute an acceptance, as the patient',
  http: { method: 'POST', path: '/public/quotes/:token/confirmation', status: 200 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({ isSo: z.boolean(), comment: optionalText(2_000) }),
  result: z.object({ confirmedAt: instant.nullable(), disputedAt: instant.nullable() }),
  errors: [...LINK_ERRORS, 'IDENTITY_REQUIRED', 'ILLEGAL_TRANSITION'],
  rateLimit: { max: 20, windowSeconds: 600 },
  invalidates: ['Quote'],
});

/**
 * Settles a dispute that a patient raised about an acceptance. STANDS: the patient now agrees, or there is proof; the case
 * continues. NOT_ACCEPTED: the acceptance ends and the case is cancelled. Both sides are notified.
 */
export const settleDispute = command({
  name: 'quoting.settleDispute',
  summary: "Settle a patient's dispute about an acceptance, with a reason and evidence",
  http: { method: 'POST', path: '/quotes/:id/settle-dispute', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  confirmedEmail: true,
  params: idParams,
  body: z.strictObject({
    version,
    outcome: disputeOutcome,
    /** Shown to the patient. */
    reason: text(1_000),
    /** What was said and by whom, if there is no document. */
    note: optionalText(2_000),
    /** A document of the surgery case, as evidence. */
    documentId: id.nullish().transform((value) => value ?? null),
  }),
  result: quote,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Quote', 'SurgeryCase', 'Callback'],
});

export const AcceptanceDisputeSettled = event({
  service: 'quoting',
  name: 'AcceptanceDisputeSettled',
  data: z.object({
    quoteId: id,
    quoteNumber: z.string(),
    revision: z.number().int(),
    surgeryCaseId: id,
    outcome: disputeOutcome,
  }),
  live: {
    needs: 'QUOTES',
    tags: (data) => [
      { type: 'Quote', id: data.quoteId },
      { type: 'SurgeryCase', id: data.surgeryCaseId },
    ],
  },
});

/** The patient confirmed or disputed an acceptance recorded by staff, or disputed one that was signed in their name. */
export const RecordedAcceptanceConfirmed = event({
  service: 'quoting',
  name: 'RecordedAcceptanceConfirmed',
  data: z.object({
    quoteId: id,
    quoteNumber: z.string(),
    revision: z.number().int(),
    isSo: z.boolean(),
    /** True if the acceptance was signed rather than recorded by staff. */
    wasSigned: z.boolean().optional(),
  }),
  live: { needs: 'QUOTES', tags: (data) => [{ type: 'Quote', id: data.quoteId }] },
});
