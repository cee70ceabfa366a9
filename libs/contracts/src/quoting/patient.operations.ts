import { z } from 'zod';
import { command, query } from '../core/operation';
import { currency, id, instant, isoDate, rawText } from '../core/primitives';
import { organisationLogo } from '../identity/logo.operations';
import { surgerySide } from './directory.schemas';
import { carePlace, storedFund, placeResults } from './pricing.schemas';
import { quoteLine, quoteTotals } from './quote.schemas';
import { quoteStatus } from './quote.status';
import { quoteComparison } from './quote-version.operations';
import {
  checkAnswerInput,
  checkQuestion,
  choiceGroup,
  chosenOptionId,
  identification,
  secondSignature,
  signatory,
  MAX_SIGNATURE_LENGTH,
  signatureMethod,
  recordedFields,
} from './signing.schemas';
import { depositKind } from './deposit-settings.operations';
import { LINK_ERRORS } from './link-errors';

/**
 * The link's token: 32 random bytes in base64url. The service checks its format, so that malformed ones have an error of their
 * own.
 */
export const tokenParams = z.strictObject({ token: z.string().max(200) });

/** The practice as in the frozen document, with its current logo, which is not part of what is signed. */
export const practiceCard = z.object({
  name: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  logo: organisationLogo.nullable(),
});

export const namedSurgery = z.object({ name: z.string(), side: surgerySide, options: z.array(z.string()) });

/**
 * The patient's choices within the quote. Every combination is priced and frozen with it. The first variant is the staff's
 * selection, which the quote's own surgeries, lines and totals reflect.
 */
export const quoteChoices = z.object({
  groups: z.array(choiceGroup),
  variants: z.array(
    z.object({
      optionIds: z.array(z.string()),
      surgeries: z.array(namedSurgery),
      lines: z.array(quoteLine),
      totals: quoteTotals,
      /** Absent from older documents. */
      placeResults: placeResults.nullable().optional(),
    }),
  ),
});
export type QuoteChoices = z.infer<typeof quoteChoices>;

/**
 * What a changed quote changes compared with the one the patient signed, which remains in force until the change is signed as
 * well. If the surgery is confirmed, the signature can only be withdrawn during a cooling-off period.
 */
export const publicVariation = quoteComparison.extend({
  ofRevision: z.number().int(),
  acceptedAt: instant,
  isSurgeryConfirmed: z.boolean(),
  /** The same with each combination of options that the patient can choose. Absent if there is no choice. */
  byChoice: z.array(quoteComparison.extend({ optionIds: z.array(z.string()) })).optional(),
});
export type PublicVariation = z.infer<typeof publicVariation>;

/** What an open quote changes compared with the version sent before it. */
export const publicRevision = publicVariation
  .omit({ acceptedAt: true, isSurgeryConfirmed: true })
  .extend({ sentAt: instant });
export type PublicRevision = z.infer<typeof publicRevision>;

/**
 * The patient's details on record, to be confirmed instead of typed. The date of birth is included only if they have proved that
 * they know it.
 */
export const knownPatientDetails = z.object({
  dateOfBirth: isoDate.nullable(),
  phone: z.string().nullable(),
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
  /** Name and final fee (minor units, including GST) of each surgeon line. */
  procedures: z.array(z.object({ name: z.string(), finalFee: z.number().int() })),
  lines: z.array(quoteLine),
  totals: quoteTotals,
  surgeries: z.array(namedSurgery),
  site: z.object({ name: z.string() }).nullable(),
  fund: storedFund,
  /** Where the surgery takes place. While undecided, `placeResults` holds what the patient would pay in each place. */
  place: carePlace.nullable(),
  placeResults: placeResults.nullable(),
  /** Benefits are estimated with the Medicare table of this date. Null if staff entered them. */
  mbsTableDate: isoDate.nullable(),
  /** The grand total in minor units, equal to `totals.totalMinor`. */
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
  /** The practice's terms as at the sending of the quote. Null for quotes that predate a practice's own terms. */
  terms: z.object({ title: z.string(), text: z.string(), sha256: z.string() }).nullable(),
  revision: z.number().int(),
  choices: quoteChoices.nullable(),
  /** The options the patient chose, once signed; surgeries, lines and totals then reflect them. */
  chosenOptionIds: z.array(z.string()).nullable(),
  variation: publicVariation.nullable(),
  /** Null if no version was sent before, or if one has been signed. */
  revised: publicRevision.nullable(),
  known: knownPatientDetails,
  /** Without the correct answers. */
  checkQuestions: z.array(checkQuestion.omit({ correct: true })),
  checksRequired: z.boolean(),
  secondSignerNeeded: z.boolean(),
  /**
   * The age below which a parent, guardian or substitute decision maker signs, if this patient is below it. Null if they sign
   * alone.
   */
  representativeBelowAge: z.number().int().nullable(),
  /** Language of the interpreter that the patient requested. */
  interpreterLanguage: z.string().nullable(),
  /**
   * Messages from the practice that the patient has not read. `answerTargetHours` is how long the practice intends to take to
   * answer.
   */
  unreadMessages: z.number().int(),
  /** Total number of messages, so that a page without a conversation need not fetch it. */
  messageCount: z.number().int(),
  answerTargetHours: z.number().int().nullable(),
  /** For cosmetic procedures: the number of days in which an acceptance can be withdrawn in any case. Null for others. */
  coolingOffDays: z.number().int().nullable(),
  /** The deposit requested with an acceptance, once it may be paid. Null if the practice takes no deposits online. */
  deposit: z
    .object({
      kind: depositKind,
      basisPoints: z.number().int(),
      amountMinor: z.number().int().nullable(),
      dueDays: z.number().int(),
      cancellationWords: z.string().nullable(),
    })
    .nullable(),
  /** TABLET: signed on the practice's device. CONFIRM: confirmed after staff recorded the acceptance. */
  purpose: z.enum(['ANSWER', 'TABLET', 'CONFIRM']),
});

export const patientResponseKind = z.enum(['accept', 'reject', 'query']);

/**
 * The patient's page: without clinical data before identification, locked with the practice's contact details, open, or after a
 * response.
 */
export const publicQuoteView = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('identify'),
    practice: practiceCard,
    identification: identification,
  }),
  z.object({ state: z.literal('locked'), practice: practiceCard }),
  z.object({ state: z.literal('open'), practice: practiceCard, quote: publicQuote }),
  z.object({
    state: z.literal('answered'),
    practice: practiceCard,
    response: z.enum(['accept', 'reject']),
    respondedAt: instant,
    quote: publicQuote.nullable(),
    /** How to identify in order to see the quote. Absent once identified. */
    identification: identification.optional(),
    /**
     * Set if the acceptance can be withdrawn now; null if not, or before identification. `until` is the last instant at which it
     * can be withdrawn even if the surgery has been confirmed.
     */
    withdrawal: z.object({ until: instant.nullable() }).nullable(),
    withdrawnAt: instant.nullable(),
    /** Whether a deposit was requested or paid. False before identification. */
    hasDeposit: z.boolean(),
    ...recordedFields,
  }),
]);

export const openPublicQuote = query({
  name: 'quoting.openPublicQuote',
  summary: "Get a patient's quote by its link",
  http: { method: 'GET', path: '/public/quotes/:token' },
  permission: 'patient',
  params: tokenParams,
  result: publicQuoteView,
  errors: [...LINK_ERRORS],
  rateLimit: { max: 120, windowSeconds: 60 },
  provides: ['Quote'],
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
  /** Confirms that a typed signature that differs from the name is genuine. Stored with the response. */
  isTypedNameConfirmed: z.boolean().optional(),
});

export const respondToQuote = command({
  name: 'quoting.respondToQuote',
  summary: 'Accept a quote with a signature, decline it with a reason, or ask a question',
  http: { method: 'POST', path: '/public/quotes/:token/response', status: 200, bodyLimit: 1_300_000 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({
    response: patientResponseKind,
    patientInfo: patientInfo.prefault({}),
    signatureMethod: signatureMethod.optional(),
    signatureData: rawText(MAX_SIGNATURE_LENGTH).optional(),
    rejectionReason: rawText(2_000).optional(),
    queryMessage: rawText(2_000).optional(),
    signatory: signatory.optional(),
    secondSignature: secondSignature.optional(),
    /** The options the patient chose, if the quote offers a choice. */
    optionIds: z.array(chosenOptionId).max(100).nullish(),
    checkAnswers: z.array(checkAnswerInput).max(20).optional(),
    /** Hash of the displayed document, which the signature covers. Required for an acceptance. */
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
  errors: [...LINK_ERRORS, 'IDENTITY_REQUIRED', 'ALREADY_ANSWERED', 'DOCUMENT_CHANGED'],
  rateLimit: { max: 60, windowSeconds: 60 },
  invalidates: ['Quote'],
});

/**
 * Called from a replaced link: emails a link to the current version to the address on record. Does not reveal whether it was
 * sent, because whoever holds an old link may be a stranger.
 */
export const sendReplacementLink = command({
  name: 'quoting.sendReplacementLink',
  summary: 'Email the patient a link to the current version of a replaced quote',
  http: { method: 'POST', path: '/public/quotes/:token/send-replacement', status: 202 },
  permission: 'patient',
  params: tokenParams,
  result: z.object({ requested: z.literal(true) }),
  errors: ['LINK_MALFORMED', 'LINK_UNKNOWN', 'LINK_EXPIRED', 'LINK_WITHDRAWN'],
  rateLimit: { max: 10, windowSeconds: 3_600 },
});

/**
 * Resolves a link for gateways. Malformed, unknown, expired and withdrawn links have separate errors. A replaced link is
 * resolved, so that its patient can request the new one; operations that need a working link refuse it.
 */
export const resolvePatientLink = query({
  name: 'quoting.resolvePatientLink',
  summary: "Resolve a patient's link to its quote",
  http: null,
  permission: 'internal',
  body: z.strictObject({ token: z.string().max(200) }),
  result: z.object({ linkId: id, quoteId: id, organisationId: id }),
  errors: ['LINK_MALFORMED', 'LINK_UNKNOWN', 'LINK_EXPIRED', 'LINK_WITHDRAWN'],
});

export type PracticeCard = z.infer<typeof practiceCard>;
export type PublicQuote = z.infer<typeof publicQuote>;
export type PublicQuoteView = z.infer<typeof publicQuoteView>;
export type PatientInfo = z.infer<typeof patientInfo>;
export type PatientResponseKind = z.infer<typeof patientResponseKind>;
