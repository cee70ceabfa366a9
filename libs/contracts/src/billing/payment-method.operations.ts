import { z } from 'zod';
import { event } from '../core/event';
import { everyPractice, job } from '../core/job';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant, isoDate, rawText, text, version } from '../core/primitives';

export const paymentMethodKind = z.enum(['CREDIT_CARD', 'DEBIT_CARD', 'BANK_TRANSFER']);
export type PaymentMethodKind = z.infer<typeof paymentMethodKind>;
export const cardKind = paymentMethodKind.exclude(['BANK_TRANSFER']);
export type CardKind = z.infer<typeof cardKind>;

/** A card stored by the payment provider. Quillcare never sees its number. */
export const paymentMethod = z.object({
  id,
  version,
  kind: cardKind,
  /** The provider's name for the brand: `visa`, `mastercard`. */
  brand: z.string(),
  lastFour: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  /** Whether invoices are charged to this card. */
  isDefault: z.boolean(),
  addedAt: instant,
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const admins = { permission: { roles: ADMINS }, whileReadOnly: true, stepUp: true } as const;
const invalidates = ['Subscription'] as const;
/** A page hosted by the provider where the card is entered. */
const hostedPage = z.object({ url: z.string() });
/** Long, because the provider is called before anything is stored. */
const deadlineMs = 25_000;

export const listPaymentMethods = query({
  name: 'billing.listPaymentMethods',
  summary: "List the practice's cards",
  http: { method: 'GET', path: '/payment-methods' },
  permission: { roles: ADMINS },
  result: z.object({
    /** Whether card payment is available at all. Bank transfer always is. */
    isOffered: z.boolean(),
    items: z.array(paymentMethod),
  }),
  provides: ['Subscription'],
});

/** Starts adding a card, which is on record once it was entered on the provider's page. */
export const startCardSetup = command({
  name: 'billing.startCardSetup',
  summary: "Start adding a card on Stripe's page",
  http: { method: 'POST', path: '/payment-methods/setup', status: 200 },
  ...admins,
  deadlineMs,
  result: hostedPage,
  errors: ['NOT_FOUND', 'CARDS_UNAVAILABLE'],
});

/** Completes a checkout for people who return from the provider's page before its webhook arrives. */
export const finishCheckout = command({
  name: 'billing.finishCheckout',
  summary: 'Record the outcome of a Stripe checkout',
  http: { method: 'POST', path: '/payment-methods/checkout', status: 200 },
  ...admins,
  invalidates,
  deadlineMs,
  body: z.strictObject({ sessionId: text(200) }),
  result: z.object({
    /** CARD: a card was added. PAYMENT: an invoice was paid. OPEN: no result yet. */
    done: z.enum(['CARD', 'PAYMENT', 'OPEN']),
  }),
  errors: ['NOT_FOUND', 'CARDS_UNAVAILABLE'],
});

const chosen = z.strictObject({ paymentMethodId: id, version });

export const setDefaultPaymentMethod = command({
  name: 'billing.setDefaultPaymentMethod',
  summary: 'Set the default card for invoices',
  http: { method: 'POST', path: '/payment-methods/default', status: 200 },
  ...admins,
  invalidates,
  body: chosen,
  result: paymentMethod,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
});

/** Removes a card. Without a default card, invoices are paid by bank transfer. */
export const removePaymentMethod = command({
  name: 'billing.removePaymentMethod',
  summary: 'Remove a card',
  http: { method: 'POST', path: '/payment-methods/remove', status: 200 },
  ...admins,
  invalidates,
  body: chosen,
  result: paymentMethod,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
});

export const payInvoiceByCard = command({
  name: 'billing.payInvoiceByCard',
  summary: "Start paying an invoice on Stripe's page",
  http: { method: 'POST', path: '/invoices/:number/card-payment', status: 200 },
  ...admins,
  deadlineMs,
  params: z.strictObject({ number: text(40) }),
  result: hostedPage,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'PAYMENT_IN_PROGRESS', 'CARDS_UNAVAILABLE'],
});

/**
 * Records a webhook of the provider. It only identifies an object: what happens is decided by the object's state as fetched from
 * the provider.
 */
export const recordStripeEvent = command({
  name: 'billing.recordStripeEvent',
  summary: 'Receive a signed Stripe webhook',
  http: {
    method: 'POST',
    path: '/webhooks/stripe',
    status: 200,
    encoding: 'signed',
    signatureHeader: 'stripe-signature',
    bodyLimit: 512 * 1024,
  },
  permission: 'public',
  body: z.strictObject({ payload: rawText(500_000), signature: rawText(2_000) }),
  result: z.object({ received: z.literal(true) }),
  errors: ['SIGNATURE_INVALID'],
  rateLimit: { max: 1_200, windowSeconds: 60 },
});

export const PaymentMethodChanged = event({
  service: 'billing',
  name: 'PaymentMethodChanged',
  data: z.object({ paymentMethodId: id }),
  live: { needs: null, tags: () => [{ type: 'Subscription' as const }] },
});

export const cardFailure = z.enum(['DECLINED', 'NEEDS_AUTHENTICATION']);
export type CardFailure = z.infer<typeof cardFailure>;

export const CardPaymentFailed = event({
  service: 'billing',
  name: 'CardPaymentFailed',
  data: z.object({
    invoiceId: id,
    number: z.string(),
    failure: cardFailure,
    /** First day on which it is retried. Null if it is not. */
    retryOn: isoDate.nullable(),
  }),
  live: { needs: null, tags: () => [{ type: 'Subscription' as const }] },
});

/** Decides which of a practice's invoices are charged today: in the daytime only, and never on the day of issue. */
export const startCharges = everyPractice({
  service: 'billing',
  name: 'startCharges',
  at: '11:00',
  lateHours: 6,
});

/** Charges an invoice to a card. Idempotent: it is charged once, however often the job is retried. */
export const chargeCard = job({
  service: 'billing',
  name: 'chargeCard',
  data: z.object({ organisationId: id, paymentId: id }),
  attempts: 8,
  backoffMs: 5_000,
});

/** Fetches the object named in a webhook and acts on its state. */
export const handleStripeEvent = job({
  service: 'billing',
  name: 'handleStripeEvent',
  data: z.object({ eventId: z.string() }),
  attempts: 8,
  backoffMs: 2_000,
});

/** Deletes a removed card at the provider. */
export const forgetCard = job({
  service: 'billing',
  name: 'forgetCard',
  data: z.object({ organisationId: id, paymentMethodId: id }),
  attempts: 8,
  backoffMs: 5_000,
});
