import { z } from 'zod';
import { query } from '../core/operation';
import { currency, isoDate } from '../core/primitives';
import { leadStatus } from '../crm/lead.status';
import { quoteSummary } from './quote.schemas';
import { quoteStatus, surgeryCaseStatus } from './quote.status';
import { surgeryCaseSummary } from './surgery-case.operations';

/** Maximum number of cards per board column; the list shows the rest. */
export const BOARD_ROWS = 50;

/** Statuses on the quote board. Superseded versions are in the history of the newer one. */
export const boardQuoteStatus = quoteStatus.exclude(['SUPERSEDED']);

export const getQuoteBoard = query({
  name: 'quoting.getQuoteBoard',
  summary: 'Get quotes by status, oldest first; closed quotes only from the last 30 days',
  http: { method: 'GET', path: '/quote-board' },
  permission: { resource: 'QUOTES', action: 'READ' },
  result: z.object({
    columns: z.array(
      z.object({
        status: boardQuoteStatus,
        /** Counts all quotes of the column, not only its cards. */
        count: z.number().int(),
        totalMinor: z.number().int(),
        cards: z.array(quoteSummary),
      }),
    ),
  }),
  provides: ['Quote'],
});

/** A card shows neither the people involved nor the theatre. */
export const caseCard = surgeryCaseSummary
  .omit({
    hospitalId: true,
    hospitalName: true,
    theatre: true,
    siteId: true,
    siteName: true,
    doctorId: true,
    doctorName: true,
    assistantId: true,
    assistantName: true,
    anaesthetistId: true,
    anaesthetistName: true,
    hasDoctorLeft: true,
  })
  .extend({ totalMinor: z.number().int(), currency });
export type CaseCard = z.infer<typeof caseCard>;

export const getCaseBoard = query({
  name: 'quoting.getCaseBoard',
  summary: 'Get surgery cases by status, earliest accepted first; closed cases only from the last 30 days',
  http: { method: 'GET', path: '/case-board' },
  permission: { resource: 'QUOTES', action: 'READ' },
  result: z.object({
    columns: z.array(
      z.object({
        status: surgeryCaseStatus,
        count: z.number().int(),
        totalMinor: z.number().int(),
        cards: z.array(caseCard),
      }),
    ),
  }),
  provides: ['SurgeryCase', 'Quote'],
});

/** A figure for the last 30 days, and for the 30 days before those. */
const figure = z.object({ now: z.number().int(), before: z.number().int() });

/** Number of weeks in the charts, the last being the current one. */
export const FIGURE_WEEKS = 12;
const week = z.object({ startsOn: isoDate, count: z.number().int() });

export const leadFigures = z.object({
  asked: figure,
  converted: figure,
  /** Leads received per week, oldest week first. */
  weeks: z.array(week),
  /** Currently open leads. */
  byStatus: z.array(z.object({ status: leadStatus, count: z.number().int(), amountMinor: z.number().int() })),
});

export const quoteTrends = z.object({
  sent: figure,
  sentMinor: figure,
  accepted: figure,
  acceptedMinor: figure,
  sentWeeks: z.array(week),
  acceptedWeeks: z.array(week),
  /** Quotes that are currently drafts or awaiting a response. */
  byStatus: z.array(
    z.object({ status: quoteStatus, count: z.number().int(), amountMinor: z.number().int() }),
  ),
});

export const getDashboardFigures = query({
  name: 'quoting.getDashboardFigures',
  summary: 'Get the figures of the last 30 days and the 30 days before, and of 12 weeks',
  http: { method: 'GET', path: '/dashboard-figures' },
  // Leads and quotes each require their own right.
  permission: 'signed-in',
  result: z.object({
    /** First and last of the last 30 days, in the practice's time zone. */
    from: isoDate,
    to: isoDate,
    /** Null if the caller may not read quotes. */
    quotes: quoteTrends.nullable(),
    /** Null if the caller may not read leads, or if the leads service is unavailable. */
    leads: leadFigures.nullable(),
    missing: z.array(z.enum(['crm'])),
  }),
  provides: ['Quote', 'Lead', 'SurgeryCase'],
});
export type DashboardFigures = z.infer<(typeof getDashboardFigures)['result']>;
