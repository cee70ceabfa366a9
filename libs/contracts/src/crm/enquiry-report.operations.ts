import { z } from 'zod';
import { job } from '../core/job';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';
import { reportDays, timeFigures } from '../core/report-range';
import { leadSource } from './lead.schemas';

/** The funnel of the enquiries of a period. Each enquiry counts in every stage it reached. */
export const enquiryFigures = z.object({
  enquiries: z.number().int(),
  /** Someone at the practice spoke with them. */
  reached: z.number().int(),
  /** They became a client. */
  converted: z.number().int(),
  /** They were sent a quote, accepted one, and had the surgery, respectively. */
  quoted: z.number().int(),
  accepted: z.number().int(),
  done: z.number().int(),
  lost: z.number().int(),
  expectedMinor: z.number(),
});
export type EnquiryFigures = z.infer<typeof enquiryFigures>;

export const reasonCount = z.object({ reason: z.string(), count: z.number().int() });
export type ReasonCount = z.infer<typeof reasonCount>;

/**
 * How enquiries are grouped: by month, by source, by the procedure asked about, by preferred site, or by the referring doctor in
 * the directory.
 */
export const enquiryDivision = z.enum(['MONTH', 'SOURCE', 'PROCEDURE', 'SITE', 'DOCTOR']);
export type EnquiryDivision = z.infer<typeof enquiryDivision>;

const part = z.object({
  /** Group key: the first day of a month (ISO date), a lead source, or an id. Empty for enquiries without one. */
  value: z.string(),
  figures: enquiryFigures,
});

/** Returns the enquiry figures for the reports of the quoting service. */
export const readEnquiryReport = query({
  name: 'crm.readEnquiryReport',
  summary: 'Get the enquiries of a date range by the stage they reached, for reports',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    ...reportDays,
    by: enquiryDivision.nullable(),
  }),
  result: z.object({
    /** The figures cover everything before this instant. */
    asOf: instant,
    now: enquiryFigures,
    before: enquiryFigures.nullable(),
    /** Time from the enquiry to first contact, and to the acceptance of a quote. */
    contact: z.object({ now: timeFigures, before: timeFigures.nullable() }),
    conversion: z.object({ now: timeFigures, before: timeFigures.nullable() }),
    lost: z.array(reasonCount),
    parts: z.array(part),
  }),
  deadlineMs: 2_000,
});
export type EnquiryReport = z.infer<typeof readEnquiryReport.result>;

/** For the quoting service, which reports quotes by the enquiry they came from. */
export const readLeadOrigin = query({
  name: 'crm.readLeadOrigin',
  summary: "Get a lead's source and the client it was converted into",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, leadId: id }),
  result: z.object({
    /** Null if the lead has not become a client, or was deleted. */
    clientId: id.nullable(),
    source: leadSource,
    askedAt: instant,
  }),
  errors: ['NOT_FOUND'],
});

export const rollUpEnquiries = job({
  service: 'crm',
  name: 'rollUpEnquiries',
  data: z.object({}),
  everyMs: 10_000,
  attempts: 1,
});
