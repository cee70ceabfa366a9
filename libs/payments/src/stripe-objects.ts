import type { CardKind } from '@quillcare/contracts';
import type Stripe from 'stripe';
import type {
  CardPaymentOrder,
  PageOrder,
  ProviderCard,
  ProviderPayment,
  ProviderRefund,
  ProviderSession,
  Tags,
} from './card-provider';

/** The metadata we set on Stripe objects we create. */
export function tagsFor({ organisationId, paymentId }: PageOrder): Record<string, string> {
  return { organisationId, paymentId };
}

export function sessionOf(session: Stripe.Checkout.Session): ProviderSession {
  const { id, url, customer, metadata, setup_intent: setup, payment_intent: payment } = session;
  const isComplete = session.status === 'complete';
  const card = isComplete && setup && typeof setup === 'object' ? setup.payment_method : null;
  return {
    id,
    url: session.status === 'open' ? url : null,
    customerId: idOf(customer),
    ...tagsOf(metadata),
    isExpired: session.status === 'expired',
    card: card && typeof card === 'object' ? cardOf(card) : null,
    payment: payment && typeof payment === 'object' ? paymentOf(payment) : null,
  };
}

export function cardOf({ id, customer, card }: Stripe.PaymentMethod): ProviderCard | null {
  if (!card) return null;
  const { brand, last4: lastFour, exp_month: expMonth, exp_year: expYear, funding } = card;
  const kind = kindOf(funding);
  return { id, customerId: idOf(customer), kind, brand, lastFour, expMonth, expYear };
}

export function paymentOf(intent: Stripe.PaymentIntent): ProviderPayment {
  const { id, customer, amount, amount_received: received, currency, metadata } = intent;
  const charge = intent.latest_charge;
  const details = charge && typeof charge === 'object' ? charge.payment_method_details : null;
  return {
    id,
    customerId: idOf(customer),
    // After a partial capture, this is the amount received.
    amountMinor: intent.status === 'succeeded' ? received : amount,
    currency,
    ...tagsOf(metadata),
    outcome: outcomeOf(intent),
    kind: kindOf(details?.card?.funding ?? null),
    brand: details?.card?.brand ?? null,
    lastFour: details?.card?.last4 ?? null,
  };
}

/** A payment that was refused on creation. */
export function failedPayment(
  order: CardPaymentOrder,
  error: { code?: string; payment_intent?: { id: string } },
): ProviderPayment {
  const { organisationId, paymentId, customerId, amountMinor, currency } = order;
  return {
    organisationId,
    paymentId,
    customerId,
    amountMinor,
    currency,
    kind: 'CREDIT_CARD',
    brand: null,
    lastFour: null,
    id: error.payment_intent?.id ?? null,
    outcome: error.code === AUTHENTICATION ? 'NEEDS_AUTHENTICATION' : 'DECLINED',
  };
}

export function refundOf({ id, payment_intent, amount, status, metadata }: Stripe.Refund): ProviderRefund {
  const isFailed = status === 'failed' || status === 'canceled';
  const tag = idIn(metadata, 'refundId');
  const state = isFailed ? 'FAILED' : 'DONE';
  return { id, paymentId: idOf(payment_intent), amountMinor: amount, state, tag };
}

const AUTHENTICATION = 'authentication_required';

function outcomeOf({ status, last_payment_error: error }: Stripe.PaymentIntent): ProviderPayment['outcome'] {
  if (status === 'succeeded') return 'PAID';
  if (status === 'requires_action') return 'NEEDS_AUTHENTICATION';
  if (status === 'canceled') return 'DECLINED';
  if (status !== 'requires_payment_method' || !error) return 'PENDING';
  return error.code === AUTHENTICATION ? 'NEEDS_AUTHENTICATION' : 'DECLINED';
}

/** Prepaid cards count as debit cards, because they are debited immediately as well. */
function kindOf(funding: string | null): CardKind {
  return funding === 'debit' || funding === 'prepaid' ? 'DEBIT_CARD' : 'CREDIT_CARD';
}

function idOf(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function idIn(metadata: Record<string, string> | null, name: string): string | null {
  const value = metadata?.[name];
  return value && UUID.test(value) ? value : null;
}

function tagsOf(metadata: Record<string, string> | null): Tags {
  return { organisationId: idIn(metadata, 'organisationId'), paymentId: idIn(metadata, 'paymentId') };
}
