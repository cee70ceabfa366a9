import { z } from 'zod';
import { booleanFilter } from '../core/list';
import { idOrNone, NONE } from '../core/list-filters';
import { id, instant, isoDate, rawText } from '../core/primitives';
import { timeFigures } from '../core/report-range';
import { enquiryFigures, reasonCount } from '../crm/enquiry-report.operations';
import { leadSource } from '../crm/lead.schemas';
import { billedReason } from './billed-fee.operations';

/** How a quote ended, or that it waits. Every quote that was sent has exactly one. */
export const quoteOutcome = z.enum([
  'WAITING',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
  'ACCEPTANCE_WITHDRAWN',
]);
export type QuoteOutcome = z.infer<typeof quoteOutcome>;

/** What else a report counts of a quote. */
export const quoteMark = z.enum(['VIEWED', 'ASKED', 'DONE']);
export type QuoteMark = z.infer<typeof quoteMark>;

/** Whether the acceptance of a case was signed, or only noted by staff. */
export const caseConsent = z.enum(['SIGNED', 'NOT_SIGNED']);

/** Filters of the list of cases that find what the report of billed fees counts: invoices of some days, and why they differed. */
export const billedCases = {
  billedFrom: isoDate.optional(),
  billedTo: isoDate.optional(),
  billedReason: billedReason.optional(),
};

/** Where the enquiry of a quote came from; `none` for patients who did not come by an enquiry. */
export const reportedSource = z.enum([...leadSource.options, NONE]);

/** A longer reason is cut to so many characters when reasons are counted. */
export const REASON_LENGTH = 200;

/** Filters of the list of quotes that find what a figure of the reports counts: each quote once, by the day it was first sent. */
export const reportedQuotes = {
  firstSentFrom: isoDate.optional(),
  firstSentTo: isoDate.optional(),
  outcome: quoteOutcome.optional(),
  marked: quoteMark.optional(),
  /** The first of the quote's procedures. */
  mainSurgeryId: idOrNone.schema,
  source: reportedSource.optional(),
  declineReason: rawText(REASON_LENGTH).optional(),
  /** A question of the patient's came on one of these days. */
  askedFrom: isoDate.optional(),
  askedTo: isoDate.optional(),
  isAnswered: booleanFilter.optional(),
};

/** What became of the quotes that were first sent on some days. A quote counts once, whatever its versions. */
export const quoteFigures = z.object({
  quotes: z.number().int(),
  viewed: z.number().int(),
  accepted: z.number().int(),
  declined: z.number().int(),
  expired: z.number().int(),
  withdrawn: z.number().int(),
  acceptanceWithdrawn: z.number().int(),
  waiting: z.number().int(),
  /** Accepted, and the surgery is over. */
  done: z.number().int(),
  quotedMinor: z.number(),
  acceptedMinor: z.number(),
  waitingMinor: z.number(),
});
export type QuoteFigures = z.infer<typeof quoteFigures>;

/** Lines of accepted quotes whose invoices are of some days, GST included. */
export const billedFigures = z.object({
  cases: z.number().int(),
  lines: z.number().int(),
  quotedMinor: z.number(),
  billedMinor: z.number(),
});
export type BilledFigures = z.infer<typeof billedFigures>;

const waitingQuotes = z.object({ quotes: z.number().int(), valueMinor: z.number() });

/** A part of the practice whose figures the report could not get. */
export const reportPart = z.enum(['ENQUIRIES']);

const both = <T extends z.ZodType>(figures: T) => z.object({ now: figures, before: figures.nullable() });

export const reportSummary = z.object({
  /** Everything that happened before is counted; at most a minute ago. */
  asOf: instant,
  missing: z.array(reportPart),
  /** Null while it is missing. */
  enquiries: both(enquiryFigures).nullable(),
  quotes: both(quoteFigures),
  times: z.object({
    contact: both(timeFigures).nullable(),
    answer: both(timeFigures),
    acceptance: both(timeFigures),
    conversion: both(timeFigures).nullable(),
  }),
  /** Of the patients' questions of the period: those that nobody has answered. */
  unanswered: z.number().int(),
  /** As it is today, whatever the period. */
  waiting: z.object({
    today: isoDate,
    all: waitingQuotes,
    /** With a last valid day in the next seven days. */
    soon: waitingQuotes,
    /** By the last valid day; the last entry is everything later. */
    weeks: z.array(waitingQuotes.extend({ from: isoDate, to: isoDate.nullable() })),
  }),
  lost: z.array(reasonCount).nullable(),
  declined: z.array(reasonCount),
  /** Cases of the acceptances of the period that were not cancelled. */
  consent: both(z.object({ cases: z.number().int(), signed: z.number().int() })),
  /** What was billed beside what was quoted, and why it differed; a service of the version before sends none. */
  billed: z
    .object({
      ...both(billedFigures).shape,
      reasons: z.array(
        z.object({ reason: billedReason, lines: z.number().int(), differenceMinor: z.number() }),
      ),
    })
    .nullable()
    .default(null),
});
export type ReportSummary = z.infer<typeof reportSummary>;

/** By what the figures are divided. */
export const reportDivision = z.enum(['MONTH', 'PROCEDURE', 'DOCTOR', 'SITE', 'SOURCE']);
export type ReportDivision = z.infer<typeof reportDivision>;

/** The same without months: what the rows of a table by two things at once are about. */
export const reportRowDivision = reportDivision.exclude(['MONTH']);
export type ReportRowDivision = z.infer<typeof reportRowDivision>;

export const reportRow = z.object({
  /** What the row is grouped by: the first day of a month (ISO date), a record's id or a lead source; empty for quotes without one. */
  value: z.string(),
  /** Of a doctor, site or procedure, as it is called now; null where the value says it. */
  name: z.string().nullable(),
  quotes: quoteFigures,
  before: quoteFigures.nullable(),
  /** By doctor: those whom a doctor of the directory referred. Null while they are missing. */
  enquiries: enquiryFigures.nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportBreakdown = z.object({
  asOf: instant,
  missing: z.array(reportPart),
  rows: z.array(reportRow),
});
export type ReportBreakdown = z.infer<typeof reportBreakdown>;

/** What a table by two things at once counts in each of its cells. */
export const crossFigures = quoteFigures.pick({
  quotes: true,
  accepted: true,
  done: true,
  quotedMinor: true,
  acceptedMinor: true,
});
export type CrossFigures = z.infer<typeof crossFigures>;

/** What a row or a column is about, named as in a breakdown, with the figures of all of it. */
const crossEdge = z.object({ value: z.string(), name: z.string().nullable(), figures: crossFigures });

/** Quotes by two things at once, such as a procedure and a month. */
export const reportCross = z.object({
  asOf: instant,
  /** Every month of the period in order, or whatever has figures, the most quotes first. */
  columns: z.array(crossEdge),
  /** One cell for each column, in the same order. */
  rows: z.array(crossEdge.extend({ cells: z.array(crossFigures) })),
});
export type ReportCross = z.infer<typeof reportCross>;

/** How far the quotes of an enquiry came. */
export const enquiryProgress = z.object({
  leadId: id,
  /** Grows with each change, so that an older message is told from a newer one. */
  step: z.number().int(),
  quotedAt: instant.nullable(),
  acceptedAt: instant.nullable(),
  isDone: z.boolean(),
});
export type EnquiryProgress = z.infer<typeof enquiryProgress>;
