import { z } from 'zod';
import { query } from '../core/operation';
import { currency, id, isoDate, text } from '../core/primitives';
import { quoteStatus, surgeryCaseStatus } from './quote.status';

export const quotingSearchGroup = z.enum([
  'quotes',
  'surgeryCases',
  'doctors',
  'hospitals',
  'sites',
  'surgeries',
]);

export const foundQuote = z.object({
  id,
  quoteNumber: z.string(),
  revision: z.number().int(),
  status: quoteStatus,
  clientName: z.string(),
  doctorName: z.string(),
  currency,
  totalMinor: z.number().int(),
});

export const foundSurgeryCase = z.object({
  id,
  quoteNumber: z.string(),
  patientName: z.string(),
  status: surgeryCaseStatus,
  procedures: z.string(),
  preferredDate: isoDate.nullable(),
});

export const foundEntry = z.object({
  id,
  name: z.string(),
  /** Distinguishes entries with the same name: credentials or an address. Null for a surgery. */
  detail: z.string().nullable(),
  isActive: z.boolean(),
});

export const quotingFound = z.object({
  quotes: z.array(foundQuote),
  surgeryCases: z.array(foundSurgeryCase),
  doctors: z.array(foundEntry),
  hospitals: z.array(foundEntry),
  sites: z.array(foundEntry),
  surgeries: z.array(foundEntry),
});

/** For the search box. The caller passes the groups that the person may read. */
export const searchQuoting = query({
  name: 'quoting.searchQuoting',
  summary: 'Search quotes, cases, directories and the catalogue',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, text: text(100), groups: z.array(quotingSearchGroup).max(6) }),
  result: quotingFound,
  deadlineMs: 2_000,
});

export type QuotingSearchGroup = z.infer<typeof quotingSearchGroup>;
export type QuotingFound = z.infer<typeof quotingFound>;
export type FoundQuote = z.infer<typeof foundQuote>;
export type FoundSurgeryCase = z.infer<typeof foundSurgeryCase>;
export type FoundEntry = z.infer<typeof foundEntry>;
