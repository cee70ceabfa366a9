import type { CardFailure, CardKind } from '@quillcare/contracts';

/** What we wrote on a thing of the provider's when we made it. Anybody could write the same, so the customer is compared too. */
export interface Tags {
  organisationId: string | null;
  paymentId: string | null;
}

/** A card that the provider keeps. */
export interface ProviderCard {
  id: string;
  /** Null once it was detached. */
  customerId: string | null;
  kind: CardKind;
  brand: string;
  lastFour: string;
  expMonth: number;
  expYear: number;
}

/** A payment as the provider has it now. */
export interface ProviderPayment extends Tags {
  /** Null where it was refused before there was one. */
  id: string | null;
  customerId: string | null;
  outcome: 'PAID' | 'PENDING' | CardFailure;
  amountMinor: number;
  currency: string;
  kind: CardKind;
  /** Of the card, once one was used. */
  brand: string | null;
  lastFour: string | null;
}

/** A page of the provider, where a card is entered or an invoice paid. */
export interface ProviderSession extends Tags {
  id: string;
  customerId: string | null;
  /** Null once it can no longer be used. */
  url: string | null;
  /** It came to nothing, and nothing can come of it any more. */
  isExpired: boolean;
  card: ProviderCard | null;
  payment: ProviderPayment | null;
}

export interface ProviderRefund {
  id: string;
  paymentId: string | null;
  amountMinor: number;
  state: 'DONE' | 'FAILED';
  /** What we call it, where we asked for it as a part. */
  tag: string | null;
}

/** A part of a payment, or all of it, to be given back. */
export interface RefundOrder {
  paymentId: string;
  /** Ours: whoever asks for it again gets the same refund. */
  tag: string;
  amountMinor: number;
}

/** What the provider reports: the thing that something happened to, to be asked for. */
export interface ProviderReport {
  id: string;
  type: string;
  isLive: boolean;
  objectId: string;
}

/** What is to be paid by a card on the provider's page. */
export interface PageOrder {
  organisationId: string;
  paymentId: string;
  /** Null for somebody whom the provider need not know. */
  customerId: string | null;
  amountMinor: number;
  currency: string;
  description: string;
}

/** What is to be paid by a customer's card. */
export interface CardPaymentOrder extends PageOrder {
  customerId: string;
}

/** One that is away throws `SERVICE_UNAVAILABLE`; what it does not know is null. */
export interface CardProvider {
  /** Whether it moves real money. */
  readonly isLive: boolean;
  /** Whether its key works: WRONG is no key of an account, LACKS_RIGHTS may not do what is needed. */
  checkKey(): Promise<'WORKS' | 'WRONG' | 'LACKS_RIGHTS'>;
  makeCustomer(organisationId: string): Promise<string>;
  startSetup(order: Pick<CardPaymentOrder, 'organisationId' | 'customerId'>, back: string): Promise<string>;
  startPayment(order: PageOrder, back: string): Promise<{ sessionId: string; url: string }>;
  readSession(sessionId: string): Promise<ProviderSession | null>;
  /** Without anybody at the screen; the same `key` charges once. */
  charge(order: CardPaymentOrder, cardId: string, key: string): Promise<ProviderPayment>;
  /** What was made of a payment before, however long ago that was. */
  findPayment(order: CardPaymentOrder, since: Date): Promise<ProviderPayment | null>;
  readPayment(id: string): Promise<ProviderPayment | null>;
  readCard(id: string): Promise<ProviderCard | null>;
  forgetCard(id: string): Promise<void>;
  /** Gives back a payment as a whole, and however often it is asked once. REFUSED changed nothing. */
  refund(paymentId: string): Promise<'DONE' | 'REFUSED'>;
  /** Gives back a part, and however often it is asked, and however late, once. REFUSED changed nothing. */
  refundPart(order: RefundOrder): Promise<ProviderRefund | 'REFUSED'>;
  readRefund(id: string): Promise<ProviderRefund | null>;
  /** The report in a text that the provider signed lately; null for any other. */
  verify(payload: string, signature: string, now: Date): ProviderReport | null;
}
