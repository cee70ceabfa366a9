import { z } from 'zod';
import { booleanFilter } from '../core/list';
import { idOrNoneFilter, NONE } from '../core/list-filters';
import { id, instant, isoDate, rawText } from '../core/primitives';
import { timeFigures } from '../core/report-range';
import { enquiryFigures, reasonCount } from '../crm/enquiry-report.operations';
import { leadSource } from '../crm/lead.schemas';
import { billedReason } from './billed-fee.operations';

/** How a quote ended, or that it is still waiting. Every sent quote has exactly one outcome. */
export const quoteOutcome = z.enum([
  'WAITING',
  'ACCEPTED',
  'DECLINED',
  'EXPIRED',
  'WITHDRAWN',
  'ACCEPTANCE_WITHDRAWN',
]);
export type QuoteOutcome = z.infer<typeof quoteOutcome>;

export const quoteMark = z.enum(['VIEWED', 'ASKED', 'DONE']);
export type QuoteMark = z.infer<typeof quoteMark>;

/** Whether a case's acceptance was signed, or only recorded by staff. */
export const caseConsent = z.enum(['SIGNED', 'NOT_SIGNED']);

/**
 * Filters of the case list that correspond to the report of billed fees: invoices of a period, and the reason for the difference.
 */
export const billedCases = {
  billedFrom: isoDate.optional(),
  billedTo: isoDate.optional(),
  billedReason: billedReason.optional(),
};

/** Source of the enquiry behind a quote. `none` for patients who did not come from an enquiry. */
export const reportedSource = z.enum([...leadSource.options, NONE]);

/** Reasons are truncated to this many characters when they are counted. */
export const MAX_REASON_LENGTH = 200;

/** Filters of the quote list that correspond to a figure in the reports: each quote once, by the day it was first sent. */
export const reportedQuotes = {
  firstSentFrom: isoDate.optional(),
  firstSentTo: isoDate.optional(),
  outcome: quoteOutcome.optional(),
  marked: quoteMark.optional(),
  /** The first of the quote's procedures. */
  mainSurgeryId: idOrNoneFilter.schema,
  source: reportedSource.optional(),
  declineReason: rawText(MAX_REASON_LENGTH).optional(),
  /** The patient asked a question in this period. */
  askedFrom: isoDate.optional(),
  askedTo: isoDate.optional(),
  isAnswered: booleanFilter.optional(),
};

/** Outcomes of the quotes first sent in a period. A quote counts once, regardless of its versions. */
export const quoteFigures = z.object({
  quotes: z.number().int(),
  viewed: z.number().int(),
  accepted: z.number().int(),
  declined: z.number().int(),
  expired: z.number().int(),
  withdrawn: z.number().int(),
  acceptanceWithdrawn: z.number().int(),
  waiting: z.number().int(),
  /** Accepted, with the surgery completed. */
  done: z.number().int(),
  quotedMinor: z.number(),
  acceptedMinor: z.number(),
  waitingMinor: z.number(),
});
export type QuoteFigures = z.infer<typeof quoteFigures>;

/** Lines of accepted quotes that were invoiced in a period, including GST. */
export const billedFigures = z.object({
  cases: z.number().int(),
  lines: z.number().int(),
  quotedMinor: z.number(),
  billedMinor: z.number(),
});
export type BilledFigures = z.infer<typeof billedFigures>;

const waitingQuotes = z.object({ quotes: z.number().int(), valueMinor: z.number() });

/** Parts of the report that can be missing because their service did not respond. */
export const reportPart = z.enum(['ENQUIRIES']);

const withPrevious = <T extends z.ZodType>(figures: T) =>
  z.object({ now: figures, before: figures.nullable() });

export const reportSummary = z.object({
  /** The figures cover everything before this instant, which is at most a minute ago. */
  asOf: instant,
  missing: z.array(reportPart),
  /** Null while missing. */
  enquiries: withPrevious(enquiryFigures).nullable(),
  quotes: withPrevious(quoteFigures),
  times: z.object({
    contact: withPrevious(timeFigures).nullable(),
    answer: withPrevious(timeFigures),
    acceptance: withPrevious(timeFigures),
    conversion: withPrevious(timeFigures).nullable(),
  }),
  /** Number of the period's patient questions that are unanswered. */
  unanswered: z.number().int(),
  /** As at today, regardless of the period. */
  waiting: z.object({
    today: isoDate,
    all: waitingQuotes,
    /** With a last valid day within the next seven days. */
    soon: waitingQuotes,
    /** By the week of the last valid day. The last entry covers everything later. */
    weeks: z.array(waitingQuotes.extend({ from: isoDate, to: isoDate.nullable() })),
  }),
  lost: z.array(reasonCount).nullable(),
  declined: z.array(reasonCount),
  /** Cases from acceptances in the period that were not cancelled. */
  consent: withPrevious(z.object({ cases: z.number().int(), signed: z.number().int() })),
  /** Billed compared with quoted fees, and the reasons for differences. Absent from services of the previous version. */
  billed: z
    .object({
      ...withPrevious(billedFigures).shape,
      reasons: z.array(
        z.object({ reason: billedReason, lines: z.number().int(), differenceMinor: z.number() }),
      ),
    })
    .nullable()
    .default(null),
});
export type ReportSummary = z.infer<typeof reportSummary>;

export const reportDivision = z.enum(['MONTH', 'PROCEDURE', 'DOCTOR', 'SITE', 'SOURCE']);
export type ReportDivision = z.infer<typeof reportDivision>;

/** The dimensions for the rows of a cross table: all except months. */
export const reportRowDivision = reportDivision.exclude(['MONTH']);
export type ReportRowDivision = z.infer<typeof reportRowDivision>;

export const reportRow = z.object({
  /** Group key: the first day of a month (ISO date), a record's id or a lead source. Empty for quotes without one. */
  value: z.string(),
  /** Current name of the doctor, site or procedure. Null if `value` is sufficient. */
  name: z.string().nullable(),
  quotes: quoteFigures,
  before: quoteFigures.nullable(),
  /** By doctor: the enquiries referred by a doctor in the directory. Null while missing. */
  enquiries: enquiryFigures.nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;

export const reportBreakdown = z.object({
  asOf: instant,
  missing: z.array(reportPart),
  rows: z.array(reportRow),
});
export type ReportBreakdown = z.infer<typeof reportBreakdown>;

export const crossFigures = quoteFigures.pick({
  quotes: true,
  accepted: true,
  done: true,
  quotedMinor: true,
  acceptedMinor: true,
});
export type CrossFigures = z.infer<typeof crossFigures>;

/** A row or column heading of a cross table, named as in a breakdown, with its totals. */
const crossTotal = z.object({ value: z.string(), name: z.string().nullable(), figures: crossFigures });

/** Quotes grouped by two dimensions, such as procedure and month. */
export const reportCross = z.object({
  asOf: instant,
  /** Every month of the period in order, or every group with figures, most quotes first. */
  columns: z.array(crossTotal),
  /** `cells` has one entry per column, in the same order. */
  rows: z.array(crossTotal.extend({ cells: z.array(crossFigures) })),
});
export type ReportCross = z.infer<typeof reportCross>;

export const enquiryProgress = z.object({
  leadId: id,
  /** Incremented with each change, so that out-of-order messages can be recognised. */
  step: z.number().int(),
  quotedAt: instant.nullable(),
  acceptedAt: instant.nullable(),
  isDone: z.boolean(),
});
export type EnquiryProgress = z.infer<typeof enquiryProgress>;
