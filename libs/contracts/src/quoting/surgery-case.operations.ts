import { z } from 'zod';
import { listOf, listQuery } from '../core/list';
import { dateRange, dayRange, setOf } from '../core/list-filters';
import { query } from '../core/operation';
import { id, idParams, instant, recordFields } from '../core/primitives';
import { patientInfo, signatureMethod } from './patient.operations';
import { quoteClient, quoteDoctor, quoteHospital } from './quote.schemas';
import { surgeryCaseStatus } from './quote.status';

/** What the patient entered and signed; immutable. */
export const acceptanceData = z.object({
  patientInfo,
  signatureMethod,
  /** The typed name, or the drawn or uploaded image as a data URL. */
  signatureData: z.string(),
  documentHash: z.string(),
  consentWording: z.string(),
  /** Recorded by the server. */
  ipAddress: z.string(),
  userAgent: z.string(),
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
  acceptedAt: instant,
  acceptanceData,
});

export const surgeryCaseSummary = surgeryCase
  .omit({ acceptanceData: true })
  .extend({ preferredDate: z.string().nullable() });

export const listSurgeryCases = query({
  name: 'quoting.listSurgeryCases',
  summary: 'Surgery cases of the practice',
  http: { method: 'GET', path: '/surgery-cases' },
  permission: { resource: 'QUOTES', action: 'READ' },
  query: listQuery(['acceptedAt', 'createdAt', 'preferredDate'], {
    status: setOf(surgeryCaseStatus),
    quoteId: id.optional(),
    acceptedAt: dayRange,
    preferredDate: dateRange,
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
  provides: ['SurgeryCase'],
});

export type AcceptanceData = z.infer<typeof acceptanceData>;
export type SurgeryCase = z.infer<typeof surgeryCase>;
export type SurgeryCaseSummary = z.infer<typeof surgeryCaseSummary>;
