import type { CardKind } from '@quillcare/contracts';
import type Stripe from 'stripe';
import type {
  CardPaymentOrder,
  CheckoutOrder,
  ProviderCard,
  ProviderPayment,
  ProviderRefund,
  ProviderSession,
  PaymentTags,
} from './card-provider';

/** The metadata we set on Stripe objects we create. */
export function toMetadata({ organisationId, paymentId }: CheckoutOrder): Record<string, string> {
  return { organisationId, paymentId };
}

export function toSession(session: Stripe.Checkout.Session): ProviderSession {
  const { id, url, customer, metadata, setup_intent: setup, payment_intent: payment } = session;
  const isComplete = session.status === 'complete';
  const card = isComplete && setup && typeof setup === 'object' ? setup.payment_method : null;
  return {
    id,
    url: session.status === 'open' ? url : null,
    customerId: toId(customer),
    ...parseTags(metadata),
    isExpired: session.status === 'expired',
    card: card && typeof card === 'object' ? toCard(card) : null,
    payment: payment && typeof payment === 'object' ? toPayment(payment) : null,
  };
}

export function toCard({ id, customer, card }: Stripe.PaymentMethod): ProviderCard | null {
  if (!card) return null;
  const { brand, last4: lastFour, exp_month: expMonth, exp_year: expYear, funding } = card;
  const kind = toCardKind(funding);
  return { id, customerId: toId(customer), kind, brand, lastFour, expMonth, expYear };
}

export function toPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const { id, customer, amount, amount_received: received, currency, metadata } = intent;
  const charge = intent.latest_charge;
  const details = charge && typeof charge === 'object' ? charge.payment_method_details : null;
  return {
    id,
    customerId: toId(customer),
    // After a partial capture, this is the amount received.
    amountMinor: intent.status === 'succeeded' ? received : amount,
    currency,
    ...parseTags(metadata),
    outcome: toOutcome(intent),
    kind: toCardKind(details?.card?.funding ?? null),
    brand: details?.card?.brand ?? null,
    lastFour: details?.card?.last4 ?? null,
  };
}

/** A payment that was refused on creation. */
export function toFailedPayment(
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
    outcome: error.code === AUTHENTICATION_REQUIRED ? 'NEEDS_AUTHENTICATION' : 'DECLINED',
  };
}

export function toRefund({ id, payment_intent, amount, status, metadata }: Stripe.Refund): ProviderRefund {
  const isFailed = status === 'failed' || status === 'canceled';
  const tag = readUuid(metadata, 'refundId');
  const state = isFailed ? 'FAILED' : 'DONE';
  return { id, paymentId: toId(payment_intent), amountMinor: amount, state, tag };
}

const AUTHENTICATION_REQUIRED = 'authentication_required';

function toOutcome({ status, last_payment_error: error }: Stripe.PaymentIntent): ProviderPayment['outcome'] {
  if (status === 'succeeded') return 'PAID';
  if (status === 'requires_action') return 'NEEDS_AUTHENTICATION';
  if (status === 'canceled') return 'DECLINED';
  if (status !== 'requires_payment_method' || !error) return 'PENDING';
  return error.code === AUTHENTICATION_REQUIRED ? 'NEEDS_AUTHENTICATION' : 'DECLINED';
}

/** Prepaid cards count as debit cards, because they are debited immediately as well. */
function toCardKind(funding: string | null): CardKind {
  return funding === 'debit' || funding === 'prepaid' ? 'DEBIT_CARD' : 'CREDIT_CARD';
}

function toId(thing: string | { id: string } | null | undefined): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null);
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

function readUuid(metadata: Record<string, string> | null, name: string): string | null {
  const value = metadata?.[name];
  return value && UUID.test(value) ? value : null;
}

function parseTags(metadata: Record<string, string> | null): PaymentTags {
  return { organisationId: readUuid(metadata, 'organisationId'), paymentId: readUuid(metadata, 'paymentId') };
}
