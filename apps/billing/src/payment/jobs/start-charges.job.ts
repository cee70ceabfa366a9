import { chargeCard, startCharges } from '@quillcare/contracts';
import { newId, onJob, UnitOfWork } from '@quillcare/service-kit';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { Cards } from '../cards';
import { isChargeDue } from '../domain/charging';
import { CardPaymentRepository } from '../persistence/card-payment.repository';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';

/** Runs in the transaction that takes the practice's daily turn. Each charge is recorded before the provider is called. */
export const StartChargesJob = onJob(
  startCharges,
  [Cards, PaymentMethodRepository, CardPaymentRepository, SubscriptionRepository, UnitOfWork],
  (cards, methods, payments, subscriptions, uow) => ({
    async handle({ organisationId, day }) {
      const card = cards.provider && (await methods.findDefault());
      if (!card) return;
      const own = await subscriptions.findCurrent();
      // A practice that is not billed is not charged for open invoices either.
      if (!own || own.isNotBilled) return;
      for (const invoice of await payments.findChargeable()) {
        if (!isChargeDue(invoice, card.id, day)) continue;
        const paymentId = newId();
        await payments.start(invoice, {
          id: paymentId,
          kind: 'CHARGE',
          cardId: card.id,
          triedOn: day,
          sessionId: null,
        });
        uow.enqueue(chargeCard, { organisationId, paymentId });
      }
    },
  }),
);
