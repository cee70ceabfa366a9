import { z } from 'zod';
import { command, query } from '../core/operation';
import { currency, id, instant, isoDate, rawText } from '../core/primitives';
import { organisationLogo } from '../identity/logo.operations';
import { surgerySide } from './directory.schemas';
import { storedFund } from './pricing.schemas';
import { quoteLine, quoteTotals } from './quote.schemas';
import { quoteStatus } from './quote.status';

/**
 * The link's token: 32 random bytes, base64url. The service checks its format, so that malformed ones have a
 * specific error.
 */
export const tokenParams = z.strictObject({ token: z.string().max(200) });

/** The practice as in the frozen document, and its current logo, which is not part of what is signed. */
export const practiceCard = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  // Services of the previous version do not send it.
  logo: organisationLogo.nullable().default(null),
});

export const publicQuote = z.object({
  id,
  quoteNumber: z.string(),
  organisationId: id,
  client: z.object({ firstName: z.string(), lastName: z.string(), email: z.string() }),
  doctor: z.object({
    title: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    credentials: z.string(),
  }),
  hospital: z.object({ name: z.string() }).nullable(),
  /** Name and final fee (minor units, GST inclusive) of each surgeon line. */
  procedures: z.array(z.object({ name: z.string(), finalFee: z.number().int() })),
  lines: z.array(quoteLine),
  totals: quoteTotals,
  /** The surgeries that were chosen; documents of earlier versions do not have these. */
  surgeries: z
    .array(z.object({ name: z.string(), side: surgerySide, options: z.array(z.string()) }))
    .default([]),
  site: z.object({ name: z.string() }).nullable().default(null),
  fund: storedFund.default({ type: 'NONE', fundName: null, gapMinor: null }),
  /** Benefits are an estimate by the Medicare table of this date; null if staff entered them. */
  mbsTableDate: isoDate.nullable().default(null),
  /** The grand total in minor units, the same as `totals.totalMinor`. */
  totalAmount: z.number().int(),
  currency,
  validUntil: isoDate,
  status: quoteStatus,
  notesToPatient: z.string().nullable(),
  createdAt: instant,
  sentAt: instant,
  documentHash: z.string(),
  consentWording: z.string(),
  termsVersion: z.string(),
});

export const patientResponseKind = z.enum(['accept', 'reject', 'query']);

/**
 * The patient's page: before identification without clinical data, locked with the practice's contact, or
 * after an answer.
 */
export const publicQuoteView = z.discriminatedUnion('state', [
  z.object({ state: z.literal('identify'), practice: practiceCard }),
  z.object({ state: z.literal('locked'), practice: practiceCard }),
  z.object({ state: z.literal('open'), practice: practiceCard, quote: publicQuote }),
  z.object({
    state: z.literal('answered'),
    practice: practiceCard,
    response: z.enum(['accept', 'reject']),
    respondedAt: instant,
    quote: publicQuote.nullable(),
  }),
]);

export const openPublicQuote = query({
  name: 'quoting.openPublicQuote',
  summary: "A patient's quote by its link",
  http: { method: 'GET', path: '/public/quotes/:token' },
  permission: 'patient',
  params: tokenParams,
  result: publicQuoteView,
  errors: ['LINK_MALFORMED', 'LINK_UNKNOWN', 'LINK_EXPIRED', 'LINK_WITHDRAWN', 'LINK_SUPERSEDED'],
  rateLimit: { max: 120, windowSeconds: 60 },
  provides: ['Quote'],
});

export const identifyPatient = command({
  name: 'quoting.identifyPatient',
  summary: 'Prove who you are with your date of birth',
  http: { method: 'POST', path: '/public/quotes/:token/identify', status: 200, session: 'patient' },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({ dateOfBirth: isoDate }),
  /** `identityToken` is for API clients (Authorization: Bearer); browsers get an HttpOnly cookie as well. */
  result: z.object({ identityToken: z.string(), expiresIn: z.number().int() }),
  errors: [
    'LINK_MALFORMED',
    'LINK_UNKNOWN',
    'LINK_EXPIRED',
    'LINK_WITHDRAWN',
    'LINK_SUPERSEDED',
    'IDENTITY_MISMATCH',
    'LINK_LOCKED',
    'TOO_MANY_REQUESTS',
  ],
  rateLimit: { max: 30, windowSeconds: 60 },
  invalidates: ['Quote'],
});

export const patientInfo = z.strictObject({
  patientName: rawText(200).default(''),
  dateOfBirth: rawText(20).default(''),
  phoneNumber: rawText(40).default(''),
  emergencyContact: rawText(200).default(''),
  emergencyPhone: rawText(40).default(''),
  agreedToTerms: z.boolean().default(false),
  agreedToTreatment: z.boolean().default(false),
  preferredDate: rawText(20).default(''),
  additionalNotes: rawText(2_000).default(''),
});

export const signatureMethod = z.enum(['draw', 'type', 'upload']);

/** Maximum length of a signature: a PNG or JPEG of 400 KiB as a data URL, or a typed name. */
export const SIGNATURE_LIMIT = 560_000;

export const respondToQuote = command({
  name: 'quoting.respondToQuote',
  summary: 'Accept with a signature, decline with a reason, or ask',
  http: { method: 'POST', path: '/public/quotes/:token/response', status: 200, bodyLimit: 700_000 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({
    response: patientResponseKind,
    patientInfo: patientInfo.prefault({}),
    signatureMethod: signatureMethod.optional(),
    signatureData: rawText(SIGNATURE_LIMIT).optional(),
    rejectionReason: rawText(2_000).optional(),
    queryMessage: rawText(2_000).optional(),
    /** The hash of the displayed document, which the signature covers; required for an acceptance. */
    documentHash: rawText(64).optional(),
    // Validated but ignored: the link determines the quote.
    quoteId: rawText(100).optional(),
    quoteNumber: rawText(100).optional(),
    ipAddress: rawText(100).optional(),
    userAgent: rawText(500).optional(),
    timestamp: rawText(50).optional(),
    securityToken: rawText(200).optional(),
  }),
  result: z.object({
    response: patientResponseKind,
    status: quoteStatus,
    respondedAt: instant,
    quoteNumber: z.string(),
  }),
  errors: [
    'LINK_MALFORMED',
    'LINK_UNKNOWN',
    'LINK_EXPIRED',
    'LINK_WITHDRAWN',
    'LINK_SUPERSEDED',
    'IDENTITY_REQUIRED',
    'ALREADY_ANSWERED',
    'DOCUMENT_CHANGED',
  ],
  rateLimit: { max: 60, windowSeconds: 60 },
  invalidates: ['Quote'],
});

/**
 * From a link that was replaced: mails the link of the current version to the address that the practice has. Whether
 * it was sent is never told, because whoever has an old link may be a stranger.
 */
export const sendReplacementLink = command({
  name: 'quoting.sendReplacementLink',
  summary: 'Have the link to the current version of a replaced quote emailed',
  http: { method: 'POST', path: '/public/quotes/:token/send-replacement', status: 202 },
  permission: 'patient',
  params: tokenParams,
  result: z.object({ requested: z.literal(true) }),
  errors: ['LINK_MALFORMED', 'LINK_UNKNOWN', 'LINK_EXPIRED', 'LINK_WITHDRAWN'],
  rateLimit: { max: 10, windowSeconds: 3_600 },
});

/**
 * For gateways: resolves a link. Malformed, unknown, expired and withdrawn links have separate errors. One that was
 * replaced is resolved, so that its patient can ask for the new one; what needs a working link refuses it.
 */
export const resolvePatientLink = query({
  name: 'quoting.resolvePatientLink',
  summary: 'The quote behind a link',
  http: null,
  permission: 'internal',
  body: z.strictObject({ token: z.string().max(200) }),
  result: z.object({ linkId: id, quoteId: id, organisationId: id }),
  errors: ['LINK_MALFORMED', 'LINK_UNKNOWN', 'LINK_EXPIRED', 'LINK_WITHDRAWN'],
});

export type PublicQuote = z.infer<typeof publicQuote>;
export type PublicQuoteView = z.infer<typeof publicQuoteView>;
export type PatientInfo = z.infer<typeof patientInfo>;
export type PatientResponseKind = z.infer<typeof patientResponseKind>;
