import { z } from 'zod';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { dateRange, dayRange, idOrNone, setOf } from '../core/list-filters';
import { query } from '../core/operation';
import { caseDeposit, casePathway } from './case-pathway.schemas';
import { id, idParams, instant, isoDate, recordFields } from '../core/primitives';
import { patientInfo } from './patient.operations';
import { quoteClient, quoteDoctor, quoteHospital } from './quote.schemas';
import { quoteStatus, surgeryCaseStatus } from './quote.status';
import { caseConsent, billedCases } from './report.schemas';
import { assurance, disputeSettlement, signatory, signatureMethod, signingMode } from './signing.schemas';

/** What the patient entered and signed, or what staff recorded of it; immutable but for the patient's word on a record. */
export const acceptanceData = z.object({
  patientInfo,
  /** Null where staff recorded it. */
  signatureMethod: signatureMethod.nullable(),
  /** The typed name, or the drawn or uploaded image as a data URL. */
  signatureData: z.string().nullable(),
  mode: signingMode,
  assurance,
  signatory,
  secondSignature: z
    .object({ name: z.string(), relationship: z.string(), method: signatureMethod, data: z.string() })
    .nullable(),
  /** Who of staff recorded it, or handed the device over. */
  recordedByName: z.string().nullable(),
  recordedAt: instant.nullable(),
  /** What staff noted when they recorded it. */
  notes: z.string().nullable(),
  /** The scan of the paper that was signed. */
  scan: z.object({ id, fileName: z.string(), mediaType: z.string() }).nullable(),
  confirmedAt: instant.nullable(),
  disputedAt: instant.nullable(),
  /** What the patient said with it. */
  patientComment: z.string().nullable(),
  /** How staff settled the dispute. */
  settlement: disputeSettlement.nullable(),
  documentHash: z.string(),
  consentWording: z.string(),
  /** Recorded by the server. */
  ipAddress: z.string(),
  userAgent: z.string(),
  signedAt: instant,
});

/** When, where and with whom the surgery is. */
const booking = {
  startsAt: instant.nullable(),
  durationMinutes: z.number().int().nullable(),
  hospitalId: id.nullable(),
  hospitalName: z.string().nullable(),
  theatre: z.string().nullable(),
  /** The practice's site that looks after it. */
  siteId: id.nullable(),
  siteName: z.string().nullable(),
  doctorId: id.nullable(),
  doctorName: z.string().nullable(),
  assistantId: id.nullable(),
  assistantName: z.string().nullable(),
  anaesthetistId: id.nullable(),
  anaesthetistName: z.string().nullable(),
  /** The doctor was removed or is inactive, so the case needs another one. */
  hasDoctorLeft: z.boolean(),
};

/** A version of the quote that the patient signed: the first, and each change of it. */
export const signedQuote = z.object({
  quoteId: id,
  revision: z.number().int(),
  status: quoteStatus,
  totalMinor: z.number().int(),
  signedAt: instant,
});

export const surgeryCase = z.object({
  ...recordFields,
  quoteId: id,
  quoteNumber: z.string(),
  patient: quoteClient,
  doctor: quoteDoctor,
  hospital: quoteHospital.nullable(),
  procedures: z.array(z.object({ name: z.string(), finalFee: z.number().int() })),
  status: surgeryCaseStatus,
  /** It has a date that its cosmetic pathway does not allow: an exception was revoked or a step removed after the booking. */
  isTooEarly: z.boolean(),
  /** The patient said that the acceptance is not right, and nobody settled it yet: nothing can be booked or billed. */
  isDisputed: z.boolean(),
  /** The patient was too young to accept alone, and accepted alone: nothing can be booked. */
  lacksRepresentative: z.boolean(),
  acceptedAt: instant,
  ...booking,
  /** When and by whom it was cancelled, and why if they said so. */
  cancelledAt: instant.nullable(),
  cancelledBy: z.enum(['PATIENT', 'STAFF']).nullable(),
  cancelledReason: z.string().nullable(),
  /** How long the procedures take by the catalogue; null if it does not say. */
  suggestedMinutes: z.number().int().nullable(),
  /** Null for procedures without a cosmetic pathway. */
  pathway: casePathway.nullable(),
  deposits: z.array(caseDeposit),
  /** The newest last; it is the one in force. */
  signedQuotes: z.array(signedQuote),
  acceptanceData,
});

export const surgeryCaseSummary = surgeryCase
  .omit({
    acceptanceData: true,
    signedQuotes: true,
    suggestedMinutes: true,
    isTooEarly: true,
    isDisputed: true,
    lacksRepresentative: true,
    pathway: true,
    deposits: true,
  })
  .extend({
    preferredDate: z.string().nullable(),
    /** How much of what is needed before the surgery is done. */
    readiness: z
      .object({ ready: z.number().int(), total: z.number().int(), nextDueOn: isoDate.nullable() })
      .nullable(),
  });

export const listSurgeryCases = query({
  name: 'quoting.listSurgeryCases',
  summary: 'Surgery cases of the practice',
  http: { method: 'GET', path: '/surgery-cases' },
  permission: { resource: 'QUOTES', action: 'READ' },
  query: listQuery(['acceptedAt', 'createdAt', 'preferredDate', 'startsAt'], {
    status: setOf(surgeryCaseStatus),
    quoteId: id.optional(),
    acceptedAt: dayRange,
    preferredDate: dateRange,
    /** The day of the surgery, in the practice's zone. */
    startsAt: dayRange,
    doctorId: id.optional(),
    hospitalId: id.optional(),
    siteId: idOrNone,
    /** Whether a date is set. */
    hasDate: booleanFilter.optional(),
    /** Whether the acceptance was signed. */
    consent: caseConsent.optional(),
    ...billedCases,
  }),
  result: listOf(surgeryCaseSummary),
  provides: ['SurgeryCase'],
});

export const getSurgeryCase = query({
  name: 'quoting.getSurgeryCase',
  summary: 'One surgery case with its acceptance data',
  http: { method: 'GET', path: '/surgery-cases/:id' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: surgeryCase,
  errors: ['NOT_FOUND'],
  // Evidence shows its document by name.
  provides: ['SurgeryCase', 'CaseDocument'],
});

export type AcceptanceData = z.infer<typeof acceptanceData>;
export type SignedQuote = z.infer<typeof signedQuote>;
export type SurgeryCase = z.infer<typeof surgeryCase>;
export type SurgeryCaseSummary = z.infer<typeof surgeryCaseSummary>;
