import { AppError } from '@quillcare/contracts';
import Stripe from 'stripe';
import type {
  CardPaymentOrder,
  CardProvider,
  CheckoutOrder,
  ProviderCard,
  ProviderPayment,
  ProviderRefund,
  ProviderEvent,
  ProviderSession,
  RefundOrder,
} from './card-provider';
import { CHECKOUT_SESSION_MINUTES, type StripeSettings } from './stripe';
import { toCard, toFailedPayment, toPayment, toRefund, toSession, toMetadata } from './stripe-objects';

/** Including the one retry, this stays below the callers' deadline. */
const TIMEOUT_MS = 9_000;
/** Maximum age of a webhook signature in seconds. An older event is treated as a replay. */
const SIGNATURE_TOLERANCE_SECONDS = 300;
const CHARGE_EXPANSION = { expand: ['latest_charge'] };

/** Card payments through Stripe. Card details are entered on Stripe's own pages only. */
export class StripeProvider implements CardProvider {
  readonly isLive: boolean;
  private readonly stripe: Stripe;

  constructor(private readonly settings: StripeSettings) {
    this.isLive = /^[a-z]+_live_/.test(settings.secretKey);
    this.stripe = new Stripe(settings.secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: 1,
      telemetry: false,
      ...parseServer(settings.url),
    });
  }

  async checkKey(): Promise<'WORKS' | 'WRONG' | 'LACKS_RIGHTS'> {
    const { checkout, paymentIntents, refunds } = this.stripe;
    try {
      await checkout.sessions.list({ limit: 1 });
      await paymentIntents.list({ limit: 1 });
      await refunds.list({ limit: 1 });
      return 'WORKS';
    } catch (error) {
      const status = isStripeError(error) ? error.statusCode : undefined;
      if (status === 401) return 'WRONG';
      if (status === 403) return 'LACKS_RIGHTS';
      throw isUnavailable(error) ? unavailableError(error) : error;
    }
  }

  async createCustomer(organisationId: string): Promise<string> {
    const key = { idempotencyKey: `customer:${organisationId}` };
    const metadata = { organisationId };
    return (
      await callStripe(() =>
        this.stripe.customers.create({ description: 'Quillcare practice', metadata }, key),
      )
    ).id;
  }

  async startCardSetup(
    order: Pick<CardPaymentOrder, 'organisationId' | 'customerId'>,
    back: string,
  ): Promise<string> {
    const { url } = await callStripe(() =>
      this.stripe.checkout.sessions.create({
        mode: 'setup',
        currency: 'aud',
        allowed_payment_method_types: ['card'],
        customer: order.customerId,
        metadata: { organisationId: order.organisationId },
        ...buildPageOptions(back),
      }),
    );
    return requireUrl(url);
  }

  async startPayment(order: CheckoutOrder, back: string): Promise<{ sessionId: string; url: string }> {
    const { amountMinor, currency, description, customerId, paymentId } = order;
    const product = { currency, unit_amount: amountMinor, product_data: { name: description } };
    const metadata = toMetadata(order);
    const { id, url } = await callStripe(() =>
      this.stripe.checkout.sessions.create(
        {
          mode: 'payment',
          allowed_payment_method_types: ['card'],
          ...(customerId === null ? {} : { customer: customerId }),
          metadata,
          line_items: [{ quantity: 1, price_data: product }],
          ...buildPageOptions(back),
          payment_intent_data: { description, metadata },
        },
        { idempotencyKey: `session:${paymentId}` },
      ),
    );
    return { sessionId: id, url: requireUrl(url) };
  }

  async readSession(sessionId: string): Promise<ProviderSession | null> {
    const expand = ['setup_intent.payment_method', 'payment_intent.latest_charge'];
    const found = await nullIfNotFound(() => this.stripe.checkout.sessions.retrieve(sessionId, { expand }));
    return found && toSession(found);
  }

  async charge(order: CardPaymentOrder, cardId: string, key: string): Promise<ProviderPayment> {
    const { amountMinor: amount, currency, description, customerId: customer } = order;
    const idempotencyKey = `charge:${key}`;
    try {
      const intent = await this.stripe.paymentIntents.create(
        {
          amount,
          currency,
          customer,
          description,
          payment_method: cardId,
          allowed_payment_method_types: ['card'],
          confirm: true,
          off_session: true,
          metadata: toMetadata(order),
          ...CHARGE_EXPANSION,
        },
        { idempotencyKey },
      );
      return toPayment(intent);
    } catch (error) {
      if (isUnavailable(error)) throw unavailableError(error);
      if (isStripeError(error)) return toFailedPayment(order, error);
      throw error;
    }
  }

  async findPayment(order: CardPaymentOrder, since: Date): Promise<ProviderPayment | null> {
    // Our clock may be ahead of Stripe's.
    const created = { gte: Math.floor(since.getTime() / 1000) - 3_600 };
    const all = this.stripe.paymentIntents.list({
      customer: order.customerId,
      created,
      limit: 100,
      expand: ['data.latest_charge'],
    });
    return callStripe(async () => {
      for await (const intent of all)
        if (intent.metadata['paymentId'] === order.paymentId) return toPayment(intent);
      return null;
    });
  }

  async readPayment(id: string): Promise<ProviderPayment | null> {
    const found = await nullIfNotFound(() => this.stripe.paymentIntents.retrieve(id, CHARGE_EXPANSION));
    return found && toPayment(found);
  }

  async readCard(id: string): Promise<ProviderCard | null> {
    const found = await nullIfNotFound(() => this.stripe.paymentMethods.retrieve(id));
    return found && toCard(found);
  }

  /** Removes a stored card. A card Stripe no longer has counts as removed. */
  async forgetCard(id: string): Promise<void> {
    const found = await this.readCard(id);
    if (found?.customerId) await callStripe(() => this.stripe.paymentMethods.detach(id));
  }

  // Stripe refunds a payment in full only once. No idempotency key, because Stripe would replay a refusal for a day.
  async refund(paymentId: string): Promise<'DONE' | 'REFUSED'> {
    try {
      const refund = await this.stripe.refunds.create({ payment_intent: paymentId });
      return toRefund(refund).state === 'DONE' ? 'DONE' : 'REFUSED';
    } catch (error) {
      if (isUnavailable(error)) throw unavailableError(error);
      if (!isStripeError(error)) throw error;
      return error.code === 'charge_already_refunded' ? 'DONE' : 'REFUSED';
    }
  }

  // Stripe forgets idempotency keys after a day, so this first looks for a refund already made with this tag.
  async refundPart({ paymentId, tag, amountMinor }: RefundOrder): Promise<ProviderRefund | 'REFUSED'> {
    const all = this.stripe.refunds.list({ payment_intent: paymentId, limit: 100 });
    try {
      for await (const refund of all) if (toRefund(refund).tag === tag) return toRefund(refund);
      const order = { payment_intent: paymentId, amount: amountMinor, metadata: { refundId: tag } };
      return toRefund(await this.stripe.refunds.create(order, { idempotencyKey: `refund:${tag}` }));
    } catch (error) {
      if (isUnavailable(error)) throw unavailableError(error);
      if (!isStripeError(error)) throw error;
      return 'REFUSED';
    }
  }

  async readRefund(id: string): Promise<ProviderRefund | null> {
    const found = await nullIfNotFound(() => this.stripe.refunds.retrieve(id));
    return found && toRefund(found);
  }

  verify(payload: string, signature: string, now: Date): ProviderEvent | null {
    const { webhookSecret } = this.settings;
    try {
      const event = this.stripe.webhooks.constructEvent(
        ...([
          payload,
          signature,
          webhookSecret,
          SIGNATURE_TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        ] as const),
      );
      const { id } = event.data.object as { id?: string };
      return id ? { id: event.id, type: event.type, isLive: event.livemode, objectId: id } : null;
    } catch {
      return null; // Whatever the reason, it is not a recent event from Stripe.
    }
  }
}

function parseServer(url: string): { host?: string; port?: string; protocol?: 'http' | 'https' } {
  if (url === '') return {};
  const { hostname, port, protocol } = new URL(url);
  const isPlain = protocol === 'http:';
  return { host: hostname, port: port || (isPlain ? '80' : '443'), protocol: isPlain ? 'http' : 'https' };
}

function buildPageOptions(back: string): { success_url: string; cancel_url: string; expires_at: number } {
  return {
    success_url: `${back}?checkout={CHECKOUT_SESSION_ID}`,
    cancel_url: back,
    expires_at: Math.floor(Date.now() / 1000) + CHECKOUT_SESSION_MINUTES * 60,
  };
}

function requireUrl(url: string | null): string {
  if (!url) throw new Error('A page of Stripe has an address.');
  return url;
}

async function callStripe<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    throw isUnavailable(error) ? unavailableError(error) : error;
  }
}

async function nullIfNotFound<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await callStripe(ask);
  } catch (error) {
    if (isStripeError(error) && error.statusCode === 404) return null;
    throw error;
  }
}

/**
 * Whether the request may be retried because Stripe did not respond, was busy or rejected our credentials. The outcome of the
 * request is unknown.
 */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const { statusCode = 0 } = error;
  return statusCode < 400 || statusCode >= 500 || [401, 403, 409, 429].includes(statusCode);
}

function isStripeError(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return error instanceof Stripe.errors.StripeError;
}

function unavailableError(cause: unknown): AppError {
  return new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 30, cause });
}
