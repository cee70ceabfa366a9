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

/** What the patient entered and signed, or what staff recorded. Immutable, except for the patient's confirmation or dispute. */
export const acceptanceData = z.object({
  patientInfo,
  /** Null if staff recorded it. */
  signatureMethod: signatureMethod.nullable(),
  /** The typed name, or the drawn or uploaded image as a data URL. */
  signatureData: z.string().nullable(),
  mode: signingMode,
  assurance,
  signatory,
  secondSignature: z
    .object({ name: z.string(), relationship: z.string(), method: signatureMethod, data: z.string() })
    .nullable(),
  /** The staff member who recorded it or handed over the device. */
  recordedByName: z.string().nullable(),
  recordedAt: instant.nullable(),
  /** Staff's note when recording it. */
  notes: z.string().nullable(),
  scan: z.object({ id, fileName: z.string(), mediaType: z.string() }).nullable(),
  confirmedAt: instant.nullable(),
  disputedAt: instant.nullable(),
  patientComment: z.string().nullable(),
  settlement: disputeSettlement.nullable(),
  documentHash: z.string(),
  consentWording: z.string(),
  /** Determined by the server. */
  ipAddress: z.string(),
  userAgent: z.string(),
  signedAt: instant,
});

const booking = {
  startsAt: instant.nullable(),
  durationMinutes: z.number().int().nullable(),
  hospitalId: id.nullable(),
  hospitalName: z.string().nullable(),
  theatre: z.string().nullable(),
  /** The practice's site that is responsible for the case. */
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

/** A version of the quote that the patient signed: the first one, and each change. */
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
  /** Its date is not allowed by its cosmetic pathway, because an exception was revoked or a step removed after the booking. */
  isTooEarly: z.boolean(),
  /** The patient disputes the acceptance and it is not settled yet. Nothing can be booked or billed. */
  isDisputed: z.boolean(),
  /** The patient accepted alone but was too young to do so. Nothing can be booked. */
  lacksRepresentative: z.boolean(),
  acceptedAt: instant,
  ...booking,
  /** When and by whom it was cancelled, and why if a reason was given. */
  cancelledAt: instant.nullable(),
  cancelledBy: z.enum(['PATIENT', 'STAFF']).nullable(),
  cancelledReason: z.string().nullable(),
  /** Duration of the procedures in minutes by the catalogue. Null if it has none. */
  suggestedMinutes: z.number().int().nullable(),
  /** Null for procedures without a cosmetic pathway. */
  pathway: casePathway.nullable(),
  deposits: z.array(caseDeposit),
  /** Newest last, which is the one in force. */
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
    /** Progress of the checklist items needed before the surgery. */
    readiness: z
      .object({ ready: z.number().int(), total: z.number().int(), nextDueOn: isoDate.nullable() })
      .nullable(),
  });

export const listSurgeryCases = query({
  name: 'quoting.listSurgeryCases',
  summary: 'List surgery cases',
  http: { method: 'GET', path: '/surgery-cases' },
  permission: { resource: 'QUOTES', action: 'READ' },
  query: listQuery(['acceptedAt', 'createdAt', 'preferredDate', 'startsAt'], {
    status: setOf(surgeryCaseStatus),
    quoteId: id.optional(),
    acceptedAt: dayRange,
    preferredDate: dateRange,
    /** Day of the surgery in the practice's time zone. */
    startsAt: dayRange,
    doctorId: id.optional(),
    hospitalId: id.optional(),
    siteId: idOrNone,
    hasDate: booleanFilter.optional(),
    consent: caseConsent.optional(),
    ...billedCases,
  }),
  result: listOf(surgeryCaseSummary),
  provides: ['SurgeryCase'],
});

export const getSurgeryCase = query({
  name: 'quoting.getSurgeryCase',
  summary: 'Get a surgery case with its acceptance details',
  http: { method: 'GET', path: '/surgery-cases/:id' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: surgeryCase,
  errors: ['NOT_FOUND'],
  // Evidence shows the name of its document.
  provides: ['SurgeryCase', 'CaseDocument'],
});

export type AcceptanceData = z.infer<typeof acceptanceData>;
export type SignedQuote = z.infer<typeof signedQuote>;
export type SurgeryCase = z.infer<typeof surgeryCase>;
export type SurgeryCaseSummary = z.infer<typeof surgeryCaseSummary>;
