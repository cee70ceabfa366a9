import { chargeCard, startCharges, type PracticeTurn } from '@quillcare/contracts';
import { newId, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { Cards } from '../cards';
import { isChargeDue } from '../domain/charging';
import { CardPaymentRepository } from '../persistence/card-payment.repository';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';

/** In the transaction that takes the practice's turn of the day: each charge is on record before the provider is asked for it. */
@Processes(startCharges)
export class StartChargesJob implements JobHandler<typeof startCharges> {
  constructor(
    private readonly cards: Cards,
    private readonly methods: PaymentMethodRepository,
    private readonly payments: CardPaymentRepository,
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ organisationId, day }: PracticeTurn): Promise<void> {
    const card = this.cards.provider && (await this.methods.default());
    if (!card) return;
    const own = await this.subscriptions.own();
    // Nothing is asked of a practice while it is not billed.
    if (!own || own.isNotBilled) return;
    for (const invoice of await this.payments.chargeable()) {
      if (!isChargeDue(invoice, card.id, day)) continue;
      const paymentId = newId();
      await this.payments.start(invoice, {
        id: paymentId,
        kind: 'CHARGE',
        cardId: card.id,
        triedOn: day,
        sessionId: null,
      });
      this.uow.enqueue(chargeCard, { organisationId, paymentId });
    }
  }
}
