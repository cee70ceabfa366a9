import { z } from 'zod';
import { statusMachine } from '../core/status-table';

export const quoteStatus = z.enum([
  'DRAFT',
  'SENT',
  'QUERY_RECEIVED',
  'ACCEPTED',
  'REJECTED',
  'EXPIRED',
  'WITHDRAWN',
  'SUPERSEDED',
]);
export type QuoteStatus = z.infer<typeof quoteStatus>;

/**
 * A query never prevents a later response, and a reply by staff returns the quote to SENT. SUPERSEDED: a newer version was sent
 * while this one could still be responded to.
 */
export const quoteMachine = statusMachine<QuoteStatus>('quote', ['DRAFT'], {
  DRAFT: ['SENT'],
  SENT: ['QUERY_RECEIVED', 'ACCEPTED', 'REJECTED', 'EXPIRED', 'WITHDRAWN', 'SUPERSEDED'],
  QUERY_RECEIVED: ['SENT', 'ACCEPTED', 'REJECTED', 'EXPIRED', 'WITHDRAWN', 'SUPERSEDED'],
  // The patient withdraws the acceptance, or signs a changed version.
  ACCEPTED: ['WITHDRAWN', 'SUPERSEDED'],
  REJECTED: [],
  EXPIRED: [],
  WITHDRAWN: [],
  SUPERSEDED: [],
});

const OPEN_QUOTE_STATUSES = ['SENT', 'QUERY_RECEIVED'] as const;

/**
 * Staff actions on a quote and the statuses that allow them. The server refuses them in any other status, and no page offers
 * them.
 */
const STATUSES_BY_ACT = {
  EDIT: ['DRAFT'],
  SEND: ['DRAFT'],
  DELETE: ['DRAFT'],
  RESEND: OPEN_QUOTE_STATUSES,
  RECORD: OPEN_QUOTE_STATUSES,
  WITHDRAW: OPEN_QUOTE_STATUSES,
  /** A replaced version keeps its status. It cannot be revised again, which `supersededAt` decides. */
  REVISE: [...OPEN_QUOTE_STATUSES, 'REJECTED', 'EXPIRED', 'WITHDRAWN', 'SUPERSEDED'],
  REOPEN: ['REJECTED', 'WITHDRAWN'],
  VARY: ['ACCEPTED'],
} as const satisfies Readonly<Record<string, readonly QuoteStatus[]>>;
export type QuoteAct = keyof typeof STATUSES_BY_ACT;

/** Whether staff may perform this action on a quote with this status. */
export function isQuoteActAllowed(act: QuoteAct, status: QuoteStatus): boolean {
  const statuses: readonly QuoteStatus[] = STATUSES_BY_ACT[act];
  return statuses.includes(status);
}

export const surgeryCaseStatus = z.enum([
  'PLANNED',
  'SCHEDULED',
  'CONFIRMED',
  'IN_PROGRESS',
  'COMPLETED',
  'CANCELLED',
  'RESCHEDULED',
  'POST_OP',
]);
export type SurgeryCaseStatus = z.infer<typeof surgeryCaseStatus>;

export const surgeryCaseMachine = statusMachine<SurgeryCaseStatus>('surgery case', ['PLANNED', 'SCHEDULED'], {
  PLANNED: ['SCHEDULED', 'CONFIRMED', 'CANCELLED'],
  SCHEDULED: ['CONFIRMED', 'RESCHEDULED', 'CANCELLED'],
  CONFIRMED: ['IN_PROGRESS', 'RESCHEDULED', 'CANCELLED'],
  RESCHEDULED: ['SCHEDULED', 'CONFIRMED', 'CANCELLED'],
  IN_PROGRESS: ['COMPLETED'],
  COMPLETED: ['POST_OP'],
  POST_OP: [],
  CANCELLED: [],
});
