import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { currency, id, idParams, instant, isoDate, minorUnits, text, version } from '../core/primitives';
import { surgeryCase } from './surgery-case.operations';

export const depositStandings = z.enum([
  'NOT_ASKED',
  'WAITING',
  'CLOSED',
  'STOPPED',
  'OFFERED',
  'OVERDUE',
  'UNDER_WAY',
  'PAID',
  'REFUNDED',
]);

/** Why a deposit may not be taken; the rules say when. */
export const depositRefusals = z.enum([
  'NOT_ACCEPTED',
  'DECLINED',
  'CANCELLED',
  'OVER',
  'DISPUTED',
  'NOT_CONFIRMED',
  'REPRESENTATIVE_NEEDED',
  'PATHWAY_OPEN',
  'COOLING_OFF',
]);

/**
 * What is wrong with a payment that came in. DOUBLE: the deposit had been paid already. CANCELLED: the surgery or the acceptance
 * was called off meanwhile. NOT_ALLOWED: a deposit may not be taken at present.
 */
export const depositProblem = z.enum(['DOUBLE', 'CANCELLED', 'NOT_ALLOWED']);

/** STARTED: the card provider is asked for it, and asked again until it answers. */
export const refundState = z.enum(['STARTED', 'DONE', 'FAILED']);

export const depositRefund = z.object({
  id,
  amountMinor: z.number().int(),
  state: refundState,
  reason: z.string(),
  startedAt: instant,
  byName: z.string(),
});

/** A payment on the practice's page at Stripe. */
export const depositPayment = z.object({
  id,
  reference: z.string(),
  /** EXPIRED: the page was left, and nothing can come of it any more. */
  state: z.enum(['STARTED', 'PAID', 'EXPIRED']),
  amountMinor: z.number().int(),
  startedAt: instant,
  paidAt: instant.nullable(),
  /** When a card was declined on its page. */
  failedAt: instant.nullable(),
  brand: z.string().nullable(),
  lastFour: z.string().nullable(),
  /** With a test key no money moves. */
  isLive: z.boolean(),
  problem: depositProblem.nullable(),
  /** What can still be given back to the card. */
  refundableMinor: z.number().int(),
  refunds: z.array(depositRefund),
});
export type DepositPayment = z.infer<typeof depositPayment>;

export const caseDepositView = z.object({
  standing: depositStandings,
  refusal: depositRefusals.nullable(),
  /** Why it cannot be taken, in words. */
  reason: z.string().nullable(),
  /** What was asked for with the acceptance, at most the quote's total; null for nothing. */
  askedMinor: z.number().int().nullable(),
  openMinor: z.number().int(),
  heldMinor: z.number().int(),
  currency,
  dueOn: isoDate.nullable(),
  payments: z.array(depositPayment),
});
export type CaseDepositView = z.infer<typeof caseDepositView>;

export const getCaseDeposit = query({
  name: 'quoting.getCaseDeposit',
  summary: 'What deposit a surgery case asks for, and what became of it',
  http: { method: 'GET', path: '/surgery-cases/:id/deposit' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: caseDepositView,
  errors: ['NOT_FOUND'],
  provides: ['SurgeryCase'],
});

/** On record before the card provider hears of it; what comes of it is shown with the payment. */
export const refundDeposit = command({
  name: 'quoting.refundDeposit',
  summary: 'Give a deposit that was paid online back to its card, whole or in part',
  http: { method: 'POST', path: '/surgery-cases/:id/deposits/refund', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  stepUp: true,
  // Patients get their money back also from a practice that may change nothing else.
  whileReadOnly: true,
  params: idParams,
  body: z.strictObject({
    version,
    paymentId: id,
    amountMinor: minorUnits.refine((amount) => amount > 0, 'Please enter an amount'),
    reason: text(500),
  }),
  result: surgeryCase,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'CARDS_UNAVAILABLE'],
  invalidates: ['SurgeryCase'],
});

const depositFacts = z.object({
  surgeryCaseId: id,
  quoteId: id,
  quoteNumber: z.string(),
  depositPaymentId: id,
});
const live = {
  needs: 'QUOTES' as const,
  tags: (data: { surgeryCaseId: string; quoteId: string }) => [
    { type: 'SurgeryCase' as const, id: data.surgeryCaseId },
    { type: 'Quote' as const, id: data.quoteId },
  ],
};

/** A patient paid a deposit online. */
export const DepositPaid = event({
  service: 'quoting',
  name: 'DepositPaid',
  data: depositFacts.extend({ problem: depositProblem.nullable() }),
  live,
});

/** A card was declined on the page of a deposit, or a refund came to nothing. */
export const DepositFailed = event({
  service: 'quoting',
  name: 'DepositFailed',
  data: depositFacts.extend({ what: z.enum(['PAYMENT', 'REFUND']) }),
  live,
});

/** A page was opened or left, or a refund begun. */
export const DepositChanged = event({ service: 'quoting', name: 'DepositChanged', data: depositFacts, live });

/** Has a deposit given back: once, however often it is tried. */
export const payDepositBack = job({
  service: 'quoting',
  name: 'payDepositBack',
  data: z.object({ organisationId: id, refundId: id }),
  attempts: 8,
  backoffMs: 5_000,
});

/** Asks what became of a page, should no report of it arrive. */
export const checkDepositPage = job({
  service: 'quoting',
  name: 'checkDepositPage',
  data: z.object({ organisationId: id, paymentId: id }),
  attempts: 8,
  backoffMs: 5_000,
});
