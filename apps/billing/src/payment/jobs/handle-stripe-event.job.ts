import { handleStripeEvent, type JobData } from '@quillcare/contracts';
import type { ProviderEvent } from '@quillcare/payments';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { CardPayments } from '../card-payments';
import { Cards } from '../cards';
import { CheckoutFinisher } from '../checkouts';
import { StoredCards } from '../stored-cards';
import { CardPaymentRepository } from '../persistence/card-payment.repository';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';
import { StripeEventRepository, type EventOutcome } from '../persistence/stripe-event.repository';

const SCOPE = 'a Stripe webhook may concern any practice';

/**
 * Reads the reported object's current state from the provider. The order of events therefore does not matter, and their content
 * is never trusted.
 */
@Processes(handleStripeEvent)
export class HandleStripeEventJob implements JobHandler<typeof handleStripeEvent> {
  constructor(
    private readonly cards: Cards,
    private readonly events: StripeEventRepository,
    private readonly checkouts: CheckoutFinisher,
    private readonly storedCards: StoredCards,
    private readonly payments: CardPayments,
    private readonly repository: CardPaymentRepository,
    private readonly methods: PaymentMethodRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ eventId }: JobData<typeof handleStripeEvent>): Promise<void> {
    const report = await this.uow.runPlatform(SCOPE, () => this.events.findPending(eventId));
    if (!report) return;
    const outcome = await this.outcomeOf(report);
    await this.uow.runPlatform(SCOPE, () => this.events.recordOutcome(eventId, outcome));
  }

  private outcomeOf({ type, isLive, objectId }: ProviderEvent): Promise<EventOutcome> | EventOutcome {
    if (isLive !== this.cards.required.isLive) return ignored('of another mode');
    if (type === 'checkout.session.completed') return this.handleSession(objectId);
    if (/^payment_intent\.(succeeded|payment_failed|requires_action)$/.test(type))
      return this.handlePayment(objectId);
    if (/^payment_method\.(updated|automatically_updated|detached)$/.test(type))
      return this.handleCard(objectId);
    if (/^refund\.(created|updated|failed)$/.test(type)) return this.handleRefund(objectId);
    return ignored('not needed');
  }

  private async handleSession(id: string): Promise<EventOutcome> {
    const session = await this.cards.required.readSession(id);
    if (!session?.organisationId) return ignored('a page of nobody here');
    const { organisationId } = session;
    const done = await this.uow.runFor(organisationId, () => this.checkouts.finish(session));
    return done === 'STRANGE' ? ignored('not the customer on record') : handled(done, organisationId);
  }

  private async handlePayment(id: string): Promise<EventOutcome> {
    const found = await this.cards.required.readPayment(id);
    const { organisationId, paymentId } = found ?? {};
    if (!found || !organisationId || !paymentId) return ignored('a payment of nobody here');
    const recorded = await this.uow.runFor(organisationId, () => this.payments.record(paymentId, found));
    const isOurs = recorded !== 'UNKNOWN' && recorded !== 'STRANGE';
    return isOurs ? handled(recorded, organisationId) : ignored(`a payment that is ${recorded}`);
  }

  private async handleCard(id: string): Promise<EventOutcome> {
    const [card, known] = [
      await this.cards.required.readCard(id),
      await this.uow.runPlatform(SCOPE, () => this.events.findCard(id)),
    ];
    if (!known) return ignored('a card of nobody here');
    const { organisationId, paymentMethodId } = known;
    return this.uow.runFor(organisationId, async () => {
      if (card?.customerId) {
        const isOurs = await this.storedCards.save(card);
        return isOurs ? handled('CARD', organisationId) : ignored('not the customer on record');
      }
      // The card was removed at Stripe.
      await this.methods.lock();
      const found = await this.methods.findById(paymentMethodId);
      if (found?.isRemoved === false) await this.storedCards.remove(paymentMethodId);
      return handled('REMOVED', organisationId);
    });
  }

  private async handleRefund(id: string): Promise<EventOutcome> {
    const refund = await this.cards.required.readRefund(id);
    const { paymentId: intentId, state } = refund ?? {};
    const known = intentId
      ? await this.uow.runPlatform(SCOPE, () => this.events.findPayment(intentId))
      : null;
    if (!known || !state) return ignored('a refund of nobody here');
    const { organisationId, paymentId } = known;
    await this.uow.runFor(organisationId, () => this.repository.recordRefund(paymentId, state));
    return handled(`REFUND_${state}`, organisationId);
  }
}

function handled(note: string, organisationId: string): EventOutcome {
  return { state: 'HANDLED', note, organisationId };
}

function ignored(note: string): EventOutcome {
  return { state: 'IGNORED', note, organisationId: null };
}
