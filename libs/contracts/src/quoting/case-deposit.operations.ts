import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { currency, id, idParams, instant, isoDate, minorUnits, text, version } from '../core/primitives';
import { surgeryCase } from './surgery-case.operations';

export const depositStatus = z.enum([
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

/** Why a deposit may not be taken. The conditions are defined in the rules. */
export const depositRefusal = z.enum([
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
 * What is wrong with a payment that came in. DOUBLE: all or part of the deposit had already been paid. CANCELLED: the surgery or
 * the acceptance was cancelled in the meantime. NOT_ALLOWED: a deposit may currently not be taken.
 */
export const depositProblem = z.enum(['DOUBLE', 'CANCELLED', 'NOT_ALLOWED']);

/** STARTED: requested from the card provider, and retried until it responds. */
export const refundState = z.enum(['STARTED', 'DONE', 'FAILED']);

export const depositRefund = z.object({
  id,
  amountMinor: z.number().int(),
  state: refundState,
  reason: z.string(),
  startedAt: instant,
  byName: z.string(),
});

/** A payment on the practice's Stripe checkout page. */
export const depositPayment = z.object({
  id,
  reference: z.string(),
  /** EXPIRED: the page was abandoned and can no longer be paid. */
  state: z.enum(['STARTED', 'PAID', 'EXPIRED']),
  amountMinor: z.number().int(),
  startedAt: instant,
  paidAt: instant.nullable(),
  /** When a card was declined on the page. */
  failedAt: instant.nullable(),
  brand: z.string().nullable(),
  lastFour: z.string().nullable(),
  /** False with a test key, which moves no money. */
  isLive: z.boolean(),
  problem: depositProblem.nullable(),
  /** Amount that can still be refunded to the card, in minor units. */
  refundableMinor: z.number().int(),
  refunds: z.array(depositRefund),
});
export type DepositPayment = z.infer<typeof depositPayment>;

export const caseDepositView = z.object({
  standing: depositStatus,
  refusal: depositRefusal.nullable(),
  reason: z.string().nullable(),
  /** Amount requested with the acceptance, in minor units, at most the quote's total. Null if none was. */
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
  summary: "Get a surgery case's deposit and its status",
  http: { method: 'GET', path: '/surgery-cases/:id/deposit' },
  permission: { resource: 'QUOTES', action: 'READ' },
  params: idParams,
  result: caseDepositView,
  errors: ['NOT_FOUND'],
  provides: ['SurgeryCase'],
});

/** Recorded before the card provider is called. The outcome is shown with the payment. */
export const refundDeposit = command({
  name: 'quoting.refundDeposit',
  summary: 'Refund a deposit paid online to its card, in full or in part',
  http: { method: 'POST', path: '/surgery-cases/:id/deposits/refund', status: 200 },
  permission: { resource: 'QUOTES', action: 'UPDATE' },
  stepUp: true,
  // Patients can be refunded even if the practice is otherwise read-only.
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

const depositEventData = z.object({
  surgeryCaseId: id,
  quoteId: id,
  quoteNumber: z.string(),
  depositPaymentId: id,
});
const liveUpdates = {
  needs: 'QUOTES' as const,
  tags: (data: { surgeryCaseId: string; quoteId: string }) => [
    { type: 'SurgeryCase' as const, id: data.surgeryCaseId },
    { type: 'Quote' as const, id: data.quoteId },
  ],
};

export const DepositPaid = event({
  service: 'quoting',
  name: 'DepositPaid',
  data: depositEventData.extend({ problem: depositProblem.nullable() }),
  live: liveUpdates,
});

/** A card was declined on a deposit's payment page, or a refund failed. */
export const DepositFailed = event({
  service: 'quoting',
  name: 'DepositFailed',
  data: depositEventData.extend({ what: z.enum(['PAYMENT', 'REFUND']) }),
  live: liveUpdates,
});

/** A payment page was opened or abandoned, or a refund was started. */
export const DepositChanged = event({
  service: 'quoting',
  name: 'DepositChanged',
  data: depositEventData,
  live: liveUpdates,
});

/** Refunds a deposit. Idempotent: it is refunded once, however often the job is retried. */
export const payDepositBack = job({
  service: 'quoting',
  name: 'payDepositBack',
  data: z.object({ organisationId: id, refundId: id }),
  attempts: 8,
  backoffMs: 5_000,
});

/** Fetches the state of a payment page, in case its webhook never arrives. */
export const checkDepositPage = job({
  service: 'quoting',
  name: 'checkDepositPage',
  data: z.object({ organisationId: id, paymentId: id }),
  attempts: 8,
  backoffMs: 5_000,
});
