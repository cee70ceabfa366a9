import { z } from 'zod';
import { event } from '../core/event';
import { everyPractice, job } from '../core/job';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant, isoDate, rawText, text, version } from '../core/primitives';

/** How an invoice is paid. */
export const paymentMethodKind = z.enum(['CREDIT_CARD', 'DEBIT_CARD', 'BANK_TRANSFER']);
export type PaymentMethodKind = z.infer<typeof paymentMethodKind>;
export const cardKind = paymentMethodKind.exclude(['BANK_TRANSFER']);
export type CardKind = z.infer<typeof cardKind>;

/** A card that the provider keeps: its number is never seen here. */
export const paymentMethod = z.object({
  id,
  version,
  kind: cardKind,
  /** As the provider names it: `visa`, `mastercard`. */
  brand: z.string(),
  lastFour: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
  /** Invoices are charged to it. */
  isDefault: z.boolean(),
  addedAt: instant,
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const admins = { permission: { roles: ADMINS }, whileReadOnly: true, stepUp: true } as const;
const invalidates = ['Subscription'] as const;
/** A page of the provider, where a card is entered. */
const hostedPage = z.object({ url: z.string() });
/** The provider is asked before anything is kept. */
const deadlineMs = 25_000;

export const listPaymentMethods = query({
  name: 'billing.listPaymentMethods',
  summary: "The practice's cards",
  http: { method: 'GET', path: '/payment-methods' },
  permission: { roles: ADMINS },
  result: z.object({
    /** Whether cards can be used at all; invoices can always be paid by bank transfer. */
    isOffered: z.boolean(),
    items: z.array(paymentMethod),
  }),
  provides: ['Subscription'],
});

/** The card is on record once it was entered on the provider's page. */
export const startCardSetup = command({
  name: 'billing.startCardSetup',
  summary: 'Start adding a card on Stripe’s page',
  http: { method: 'POST', path: '/payment-methods/setup', status: 200 },
  ...admins,
  deadlineMs,
  result: hostedPage,
  errors: ['NOT_FOUND', 'CARDS_UNAVAILABLE'],
});

/** For whoever comes back from the provider's page sooner than its report. */
export const finishCheckout = command({
  name: 'billing.finishCheckout',
  summary: 'Record what was done on Stripe’s page',
  http: { method: 'POST', path: '/payment-methods/checkout', status: 200 },
  ...admins,
  invalidates,
  deadlineMs,
  body: z.strictObject({ sessionId: text(200) }),
  result: z.object({
    /** CARD: a card was added. PAYMENT: an invoice was paid. OPEN: nothing has come of it yet. */
    done: z.enum(['CARD', 'PAYMENT', 'OPEN']),
  }),
  errors: ['NOT_FOUND', 'CARDS_UNAVAILABLE'],
});

const chosen = z.strictObject({ paymentMethodId: id, version });

export const setDefaultPaymentMethod = command({
  name: 'billing.setDefaultPaymentMethod',
  summary: 'Charge invoices to this card',
  http: { method: 'POST', path: '/payment-methods/default', status: 200 },
  ...admins,
  invalidates,
  body: chosen,
  result: paymentMethod,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
});

/** Without a default card invoices are paid by bank transfer. */
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
  summary: 'Begin to pay an invoice on the page of the card provider',
  http: { method: 'POST', path: '/invoices/:number/card-payment', status: 200 },
  ...admins,
  deadlineMs,
  params: z.strictObject({ number: text(40) }),
  result: hostedPage,
  errors: ['NOT_FOUND', 'ILLEGAL_TRANSITION', 'PAYMENT_IN_PROGRESS', 'CARDS_UNAVAILABLE'],
});

/** What becomes of a report is decided by what the provider answers about the thing that it names. */
export const recordStripeEvent = command({
  name: 'billing.recordStripeEvent',
  summary: 'A report of the card provider, signed by it',
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

/** A card was added, changed or removed. */
export const PaymentMethodChanged = event({
  service: 'billing',
  name: 'PaymentMethodChanged',
  data: z.object({ paymentMethodId: id }),
  live: { needs: null, tags: () => [{ type: 'Subscription' as const }] },
});

/** Why an invoice could not be charged to a card. */
export const cardFailure = z.enum(['DECLINED', 'NEEDS_AUTHENTICATION']);
export type CardFailure = z.infer<typeof cardFailure>;

/** An invoice could not be charged to the default card. */
export const CardPaymentFailed = event({
  service: 'billing',
  name: 'CardPaymentFailed',
  data: z.object({
    invoiceId: id,
    number: z.string(),
    failure: cardFailure,
    /** The first day on which it is tried again; null where it is not. */
    retryOn: isoDate.nullable(),
  }),
  live: { needs: null, tags: () => [{ type: 'Subscription' as const }] },
});

/** Decides which invoices of a practice are charged today: at daytime, and never on the day of issue. */
export const startCharges = everyPractice({
  service: 'billing',
  name: 'startCharges',
  at: '11:00',
  lateHours: 6,
});

/** Charges an invoice to a card: once, however often it is tried. */
export const chargeCard = job({
  service: 'billing',
  name: 'chargeCard',
  data: z.object({ organisationId: id, paymentId: id }),
  attempts: 8,
  backoffMs: 5_000,
});

/** Finds out what became of what a report names. */
export const handleStripeEvent = job({
  service: 'billing',
  name: 'handleStripeEvent',
  data: z.object({ eventId: z.string() }),
  attempts: 8,
  backoffMs: 2_000,
});

/** Lets the provider forget a card that was removed. */
export const forgetCard = job({
  service: 'billing',
  name: 'forgetCard',
  data: z.object({ organisationId: id, paymentMethodId: id }),
  attempts: 8,
  backoffMs: 5_000,
});
