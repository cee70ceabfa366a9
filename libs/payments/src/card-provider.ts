import type { CardFailure, CardKind } from '@quillcare/contracts';

/** The metadata we set when creating an object at the provider. Anyone could set the same, so the customer must be compared too. */
export interface PaymentTags {
  organisationId: string | null;
  paymentId: string | null;
}

export interface ProviderCard {
  id: string;
  /** Null once the card has been detached. */
  customerId: string | null;
  kind: CardKind;
  brand: string;
  lastFour: string;
  expMonth: number;
  expYear: number;
}

/** The current state of a payment at the provider. */
export interface ProviderPayment extends PaymentTags {
  /** Null if the charge was refused before a payment was created. */
  id: string | null;
  customerId: string | null;
  outcome: 'PAID' | 'PENDING' | CardFailure;
  amountMinor: number;
  currency: string;
  kind: CardKind;
  /** Brand of the card. Null until one has been used. */
  brand: string | null;
  lastFour: string | null;
}

/** A page hosted by the provider, where a card is entered or an invoice is paid. */
export interface ProviderSession extends PaymentTags {
  id: string;
  customerId: string | null;
  /** Null once the page can no longer be used. */
  url: string | null;
  /** Whether the session ended without a result, and can no longer have one. */
  isExpired: boolean;
  card: ProviderCard | null;
  payment: ProviderPayment | null;
}

export interface ProviderRefund {
  id: string;
  paymentId: string | null;
  amountMinor: number;
  state: 'DONE' | 'FAILED';
  /** Our reference, for refunds requested with `refundPart`. Null for any other. */
  tag: string | null;
}

export interface RefundOrder {
  paymentId: string;
  /** Our reference. Repeating a request with the same tag returns the same refund. */
  tag: string;
  amountMinor: number;
}

/** A webhook event. It only identifies the object, whose state must then be read from the provider. */
export interface ProviderEvent {
  id: string;
  type: string;
  isLive: boolean;
  objectId: string;
}

/** A payment by card on the provider's hosted page. */
export interface CheckoutOrder {
  organisationId: string;
  paymentId: string;
  /** Null for payers who need no customer record at the provider. */
  customerId: string | null;
  amountMinor: number;
  currency: string;
  description: string;
}

export interface CardPaymentOrder extends CheckoutOrder {
  customerId: string;
}

/**
 * A card payment provider. Methods throw `SERVICE_UNAVAILABLE` while it cannot be reached, and return null for objects it does
 * not know.
 */
export interface CardProvider {
  /** Whether it moves real money. */
  readonly isLive: boolean;
  /** Checks the API key. WRONG is not a key of any account; LACKS_RIGHTS is missing a required permission. */
  checkKey(): Promise<'WORKS' | 'WRONG' | 'LACKS_RIGHTS'>;
  createCustomer(organisationId: string): Promise<string>;
  startCardSetup(
    order: Pick<CardPaymentOrder, 'organisationId' | 'customerId'>,
    back: string,
  ): Promise<string>;
  startPayment(order: CheckoutOrder, back: string): Promise<{ sessionId: string; url: string }>;
  readSession(sessionId: string): Promise<ProviderSession | null>;
  /** Charges off-session, without the cardholder present. Idempotent by `key`. */
  charge(order: CardPaymentOrder, cardId: string, key: string): Promise<ProviderPayment>;
  /** Finds an earlier charge for this order, created after `since`, however long ago. */
  findPayment(order: CardPaymentOrder, since: Date): Promise<ProviderPayment | null>;
  readPayment(id: string): Promise<ProviderPayment | null>;
  readCard(id: string): Promise<ProviderCard | null>;
  forgetCard(id: string): Promise<void>;
  /** Refunds a payment in full. Idempotent. REFUSED means nothing changed. */
  refund(paymentId: string): Promise<'DONE' | 'REFUSED'>;
  /** Refunds part of a payment. Idempotent by the order's tag, without a time limit. REFUSED means nothing changed. */
  refundPart(order: RefundOrder): Promise<ProviderRefund | 'REFUSED'>;
  readRefund(id: string): Promise<ProviderRefund | null>;
  /** Returns the event from a payload recently signed by the provider, or null for any other payload. */
  verify(payload: string, signature: string, now: Date): ProviderEvent | null;
}
