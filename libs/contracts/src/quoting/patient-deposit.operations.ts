import { z } from 'zod';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { currency, id, isoDate, rawText, text } from '../core/primitives';
import { depositRefusals, depositStandings } from './case-deposit.operations';
import { DEAD_LINKS } from './dead-links';
import { tokenParams } from './patient.operations';

/** A payment or refund as shown on the patient's receipt. */
export const depositReceipt = z.object({
  kind: z.enum(['RECEIVED', 'REFUNDED']),
  amountMinor: z.number().int(),
  paidOn: isoDate,
  method: z.enum(['CARD', 'TRANSFER', 'CASH', 'OTHER']),
  brand: z.string().nullable(),
  lastFour: z.string().nullable(),
  /** Set only for online payments. */
  reference: z.string().nullable(),
});

/** The deposit on an accepted quote, as its patient sees it. */
export const patientDeposit = z.object({
  standing: depositStandings,
  refusal: depositRefusals.nullable(),
  /** First day on which it can be paid. Null if unknown or already past. */
  from: isoDate.nullable(),
  askedMinor: z.number().int().nullable(),
  openMinor: z.number().int(),
  currency,
  dueOn: isoDate.nullable(),
  cancellationWords: z.string().nullable(),
  /** Whether the last card was declined. */
  hasFailed: z.boolean(),
  isTest: z.boolean(),
  businessNumber: z.string().nullable(),
  /** The quote's GST treatment. Null if its lines differ. */
  gst: z.enum(['TAXABLE', 'GST_FREE']).nullable(),
  receipts: z.array(depositReceipt),
});
export type PatientDeposit = z.infer<typeof patientDeposit>;

const onLink = { permission: 'patient' as const, params: tokenParams };
const errors = [...DEAD_LINKS, 'IDENTITY_REQUIRED', 'DEPOSIT_REFUSED', 'CARDS_UNAVAILABLE'] as const;
/** Long, because Stripe is called before anything is stored. */
const deadlineMs = 25_000;

export const getPatientDeposit = query({
  ...onLink,
  name: 'quoting.getPatientDeposit',
  summary: 'Get the deposit of a quote by its link',
  http: { method: 'GET', path: '/public/quotes/:token/deposit' },
  result: patientDeposit,
  errors: [...DEAD_LINKS, 'IDENTITY_REQUIRED'],
  rateLimit: { max: 120, windowSeconds: 60 },
  provides: ['Quote'],
});

export const payDeposit = command({
  ...onLink,
  name: 'quoting.payDeposit',
  summary: "Start paying the deposit on the practice's Stripe page",
  http: { method: 'POST', path: '/public/quotes/:token/deposit/payment', status: 200 },
  result: z.object({ url: z.string() }),
  deadlineMs,
  errors: [...errors],
  rateLimit: { max: 30, windowSeconds: 600 },
  invalidates: ['Quote'],
});

/** Completes a payment for patients who return from Stripe’s page before its webhook arrives. */
export const finishDeposit = command({
  ...onLink,
  name: 'quoting.finishDeposit',
  summary: "Record the outcome of a deposit's Stripe checkout",
  http: { method: 'POST', path: '/public/quotes/:token/deposit/checkout', status: 200 },
  body: z.strictObject({ sessionId: text(200) }),
  result: patientDeposit,
  deadlineMs,
  errors: [...errors, 'NOT_FOUND'],
  rateLimit: { max: 30, windowSeconds: 600 },
  invalidates: ['Quote', 'SurgeryCase'],
});

/** The URL contains an unguessable id. An unknown one is refused in the same way as an invalid signature. */
export const recordDepositEvent = command({
  name: 'quoting.recordDepositEvent',
  summary: "Receive a signed webhook from a practice's own Stripe account",
  http: {
    method: 'POST',
    path: '/webhooks/deposits/:hook',
    status: 200,
    encoding: 'signed',
    signatureHeader: 'stripe-signature',
    bodyLimit: 512 * 1024,
  },
  permission: 'public',
  params: z.strictObject({ hook: rawText(100) }),
  body: z.strictObject({ payload: rawText(500_000), signature: rawText(2_000) }),
  result: z.object({ received: z.literal(true) }),
  errors: ['SIGNATURE_INVALID'],
  rateLimit: { max: 1_200, windowSeconds: 60 },
});

/** Fetches the object named in a webhook and acts on its state. */
export const handleDepositEvent = job({
  service: 'quoting',
  name: 'handleDepositEvent',
  data: z.object({ organisationId: id, eventId: z.string() }),
  attempts: 8,
  backoffMs: 2_000,
});
