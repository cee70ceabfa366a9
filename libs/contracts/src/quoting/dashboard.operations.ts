import { z } from 'zod';
import { query } from '../core/operation';
import { currency, isoDate } from '../core/primitives';
import { leadStatus } from '../crm/lead.status';
import { quoteSummary } from './quote.schemas';
import { quoteStatus, surgeryCaseStatus } from './quote.status';
import { surgeryCaseSummary } from './surgery-case.operations';

/** Cards of one column of a board; the rest is in the list. */
export const BOARD_ROWS = 50;

/** Statuses of the board of quotes; a version that was replaced is in the history of the newer one. */
export const boardQuoteStatus = quoteStatus.exclude(['SUPERSEDED']);

export const getQuoteBoard = query({
  name: 'quoting.getQuoteBoard',
  summary: 'Quotes by status, the oldest first; those that are over, of the last 30 days',
  http: { method: 'GET', path: '/quote-board' },
  permission: { resource: 'QUOTES', action: 'READ' },
  result: z.object({
    columns: z.array(
      z.object({
        status: boardQuoteStatus,
        /** Of all quotes of the column, not only of its cards. */
        count: z.number().int(),
        totalMinor: z.number().int(),
        cards: z.array(quoteSummary),
      }),
    ),
  }),
  provides: ['Quote'],
});

/** A card does not say with whom it is, or in which theatre. */
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
  summary: 'Surgery cases by status, the first accepted first; those that are over, of the last 30 days',
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

/** Of the last 30 days, and of the 30 days before. */
const figure = z.object({ now: z.number().int(), before: z.number().int() });

/** How many weeks the charts show; the last one is the current week. */
export const FIGURE_WEEKS = 12;
const week = z.object({ startsOn: isoDate, count: z.number().int() });

export const leadFigures = z.object({
  asked: figure,
  converted: figure,
  /** Who asked in each week, the oldest week first. */
  weeks: z.array(week),
  /** Those that are open now. */
  byStatus: z.array(z.object({ status: leadStatus, count: z.number().int(), amountMinor: z.number().int() })),
});

export const quoteTrends = z.object({
  sent: figure,
  sentMinor: figure,
  accepted: figure,
  acceptedMinor: figure,
  sentWeeks: z.array(week),
  acceptedWeeks: z.array(week),
  /** Those that are drafts or wait for an answer now. */
  byStatus: z.array(
    z.object({ status: quoteStatus, count: z.number().int(), amountMinor: z.number().int() }),
  ),
});

export const getDashboardFigures = query({
  name: 'quoting.getDashboardFigures',
  summary: 'Figures of the last 30 days beside those of the 30 days before, and of 12 weeks',
  http: { method: 'GET', path: '/dashboard-figures' },
  // Leads and quotes each ask for their own right.
  permission: 'signed-in',
  result: z.object({
    /** The first and last day of the last 30, in the practice's zone. */
    from: isoDate,
    to: isoDate,
    /** Null for those who may not read them. */
    quotes: quoteTrends.nullable(),
    /** Null as well while the service of leads is away. */
    leads: leadFigures.nullable(),
    missing: z.array(z.enum(['crm'])),
  }),
  provides: ['Quote', 'Lead', 'SurgeryCase'],
});
export type DashboardFigures = z.infer<(typeof getDashboardFigures)['result']>;
