import { z } from 'zod';
import { command, query } from '../core/operation';
import { currency, id, instant, isoDate, rawText } from '../core/primitives';
import { organisationLogo } from '../identity/logo.operations';
import { surgerySide } from './directory.schemas';
import { carePlace, storedFund, placeResults } from './pricing.schemas';
import { quoteLine, quoteTotals } from './quote.schemas';
import { quoteStatus } from './quote.status';
import { lineChange } from './quote-version.operations';
import {
  checkAnswerInput,
  checkQuestion,
  choiceGroup,
  chosenOptionId,
  identification,
  secondSignature,
  signatory,
  SIGNATURE_LIMIT,
  signatureMethod,
  recordedFields,
} from './signing.schemas';
import { depositKind } from './deposit-settings.operations';
import { DEAD_LINKS } from './dead-links';

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
  logo: organisationLogo.nullable(),
});

/** A surgery of a quote by the names that people read. */
export const namedSurgery = z.object({ name: z.string(), side: surgerySide, options: z.array(z.string()) });

/**
 * What the patient may choose within the quote: every combination is priced and frozen with it. The first variant is what
 * staff chose, and the quote's own surgeries, lines and totals are those.
 */
export const quoteChoices = z.object({
  groups: z.array(choiceGroup),
  variants: z.array(
    z.object({
      optionIds: z.array(z.string()),
      surgeries: z.array(namedSurgery),
      lines: z.array(quoteLine),
      totals: quoteTotals,
    }),
  ),
});
export type QuoteChoices = z.infer<typeof quoteChoices>;

/** What a changed quote changes of the one that the patient signed; until it is signed as well, that one stands. */
export const publicVariation = z.object({
  ofRevision: z.number().int(),
  acceptedAt: instant,
  beforeMinor: z.number().int(),
  afterMinor: z.number().int(),
  differenceMinor: z.number().int(),
  lines: z.array(lineChange),
});
export type PublicVariation = z.infer<typeof publicVariation>;

/** What an open quote changes of the version that was sent before it. */
export const publicRevision = publicVariation.omit({ acceptedAt: true }).extend({ sentAt: instant });
export type PublicRevision = z.infer<typeof publicRevision>;

/** What the practice has of the patient, to be confirmed instead of typed. The date of birth only where they proved that they know it. */
export const knownOfPatient = z.object({ dateOfBirth: isoDate.nullable(), phone: z.string().nullable() });

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
  surgeries: z.array(namedSurgery),
  site: z.object({ name: z.string() }).nullable(),
  fund: storedFund,
  /** Where it is done; while that is open, what the patient would pay in either place. */
  place: carePlace.nullable(),
  placeResults: placeResults.nullable(),
  /** Benefits are an estimate by the Medicare table of this date; null if staff entered them. */
  mbsTableDate: isoDate.nullable(),
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
  /** The practice's terms as they were when the quote was sent; null in quotes from before practices had their own. */
  terms: z.object({ title: z.string(), text: z.string(), sha256: z.string() }).nullable(),
  revision: z.number().int(),
  choices: quoteChoices.nullable(),
  /** What the patient chose, once it is signed: surgeries, lines and totals are then of that. */
  chosenOptionIds: z.array(z.string()).nullable(),
  variation: publicVariation.nullable(),
  /** Null where nothing was sent before, or something was signed. */
  revised: publicRevision.nullable(),
  known: knownOfPatient,
  /** Which answers are right is not told. */
  checkQuestions: z.array(checkQuestion.omit({ correct: true })),
  /** Whether the questions must be answered rightly before signing. */
  checksRequired: z.boolean(),
  secondSignerNeeded: z.boolean(),
  /** The age below which a parent, guardian or substitute decision maker signs, where this patient is; null where they sign alone. */
  representativeBelowAge: z.number().int().nullable(),
  /** The language of the interpreter that the patient asked for. */
  interpreterLanguage: z.string().nullable(),
  /** Answers from the practice that the patient has not read, and how long the practice means to take, in hours. */
  unreadMessages: z.number().int(),
  /** All messages of the conversation, so that a page without one need not ask for it. */
  messageCount: z.number().int(),
  answerTargetHours: z.number().int().nullable(),
  /** For cosmetic procedures: the days in which an acceptance can be withdrawn in any case; null for others. */
  coolingOffDays: z.number().int().nullable(),
  /** What the practice asks for with an acceptance, once it may be paid; null where it takes no deposits online. */
  deposit: z
    .object({
      kind: depositKind,
      basisPoints: z.number().int(),
      amountMinor: z.number().int().nullable(),
      dueDays: z.number().int(),
      cancellationWords: z.string().nullable(),
    })
    .nullable(),
  /** Where it is signed on the practice's device, or confirmed after staff recorded it. */
  purpose: z.enum(['ANSWER', 'TABLET', 'CONFIRM']),
});

export const patientResponseKind = z.enum(['accept', 'reject', 'query']);

/**
 * The patient's page: before identification without clinical data, locked with the practice's contact, or
 * after an answer.
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
    /** How to identify for seeing the quote, where that was not done. */
    identification: identification.optional(),
    /**
     * Whether the acceptance can be withdrawn now; null where it cannot, or before identification. `until`: the last instant at
     * which it can even if the surgery is confirmed before.
     */
    withdrawal: z.object({ until: instant.nullable() }).nullable(),
    withdrawnAt: instant.nullable(),
    /** Whether a deposit was asked for or paid; false before identification. */
    hasDeposit: z.boolean(),
    ...recordedFields,
  }),
]);

export const openPublicQuote = query({
  name: 'quoting.openPublicQuote',
  summary: "A patient's quote by its link",
  http: { method: 'GET', path: '/public/quotes/:token' },
  permission: 'patient',
  params: tokenParams,
  result: publicQuoteView,
  errors: [...DEAD_LINKS],
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
  /** That a typed signature unlike the name is theirs all the same; kept with the answer. */
  isTypedNameConfirmed: z.boolean().optional(),
});

export const respondToQuote = command({
  name: 'quoting.respondToQuote',
  summary: 'Accept with a signature, decline with a reason, or ask',
  http: { method: 'POST', path: '/public/quotes/:token/response', status: 200, bodyLimit: 1_300_000 },
  permission: 'patient',
  params: tokenParams,
  body: z.strictObject({
    response: patientResponseKind,
    patientInfo: patientInfo.prefault({}),
    signatureMethod: signatureMethod.optional(),
    signatureData: rawText(SIGNATURE_LIMIT).optional(),
    rejectionReason: rawText(2_000).optional(),
    queryMessage: rawText(2_000).optional(),
    signatory: signatory.optional(),
    secondSignature: secondSignature.optional(),
    /** The options that the patient chose, where the quote offers a choice. */
    optionIds: z.array(chosenOptionId).max(100).nullish(),
    checkAnswers: z.array(checkAnswerInput).max(20).optional(),
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
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED', 'ALREADY_ANSWERED', 'DOCUMENT_CHANGED'],
  rateLimit: { max: 60, windowSeconds: 60 },
  invalidates: ['Quote'],
});

/**
 * From a link that was replaced: mails the link of the current version to the address that the practice has. Whether
 * it was sent is never told, because whoever has an old link may be a stranger.
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

export type PracticeCard = z.infer<typeof practiceCard>;
export type PublicQuote = z.infer<typeof publicQuote>;
export type PublicQuoteView = z.infer<typeof publicQuoteView>;
export type PatientInfo = z.infer<typeof patientInfo>;
export type PatientResponseKind = z.infer<typeof patientResponseKind>;
