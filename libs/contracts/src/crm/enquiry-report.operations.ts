import { z } from 'zod';
import { job } from '../core/job';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';
import { reportDays, timeFigures } from '../core/report-range';
import { leadSource } from './lead.schemas';

/** How far the enquiries of some days came: each counts in all that it reached. */
export const enquiryFigures = z.object({
  enquiries: z.number().int(),
  /** Somebody of the practice spoke with them. */
  reached: z.number().int(),
  /** They have a client's record. */
  converted: z.number().int(),
  /** They were sent a quote, accepted one, had the surgery. */
  quoted: z.number().int(),
  accepted: z.number().int(),
  done: z.number().int(),
  lost: z.number().int(),
  expectedMinor: z.number(),
});
export type EnquiryFigures = z.infer<typeof enquiryFigures>;

/** A reason and how often it was given. */
export const reasonCount = z.object({ reason: z.string(), count: z.number().int() });
export type ReasonCount = z.infer<typeof reasonCount>;

/**
 * By what the enquiries are divided: when and how they came, what they asked about, where they would like to be seen, and which doctor
 * of the directory referred them.
 */
export const enquiryDivision = z.enum(['MONTH', 'SOURCE', 'PROCEDURE', 'SITE', 'DOCTOR']);
export type EnquiryDivision = z.infer<typeof enquiryDivision>;

const part = z.object({
  /** What the row is grouped by: the first day of a month (ISO date), a lead source or an id; empty for those without one. */
  value: z.string(),
  figures: enquiryFigures,
});

/** For the reports of quoting: what is known of the people who asked. */
export const readEnquiryReport = query({
  name: 'crm.readEnquiryReport',
  summary: 'Enquiries of some days by how far they came, for the reports',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    ...reportDays,
    by: enquiryDivision.nullable(),
  }),
  result: z.object({
    /** Everything that happened before is counted. */
    asOf: instant,
    now: enquiryFigures,
    before: enquiryFigures.nullable(),
    /** From the enquiry to the first contact, and to the acceptance of a quote. */
    contact: z.object({ now: timeFigures, before: timeFigures.nullable() }),
    conversion: z.object({ now: timeFigures, before: timeFigures.nullable() }),
    lost: z.array(reasonCount),
    parts: z.array(part),
  }),
  deadlineMs: 2_000,
});
export type EnquiryReport = z.infer<typeof readEnquiryReport.result>;

/** For quoting, which counts quotes by the enquiry that they came from. */
export const readLeadOrigin = query({
  name: 'crm.readLeadOrigin',
  summary: 'Where a lead came from and which client it became, for services',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id, leadId: id }),
  result: z.object({
    /** Null while it is no client, and for a deleted lead. */
    clientId: id.nullable(),
    source: leadSource,
    askedAt: instant,
  }),
  errors: ['NOT_FOUND'],
});

/** Brings the figures of the reports up to date. */
export const rollUpEnquiries = job({
  service: 'crm',
  name: 'rollUpEnquiries',
  data: z.object({}),
  everyMs: 10_000,
  attempts: 1,
});
