import { forgetCard, removePaymentMethod } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { StoredCards } from '../stored-cards';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';

/** Stops charging the card at once. A job removes it at the provider, which may be unavailable right now. */
export const RemovePaymentMethodHandler = implement(
  removePaymentMethod,
  [StoredCards, PaymentMethodRepository, UnitOfWork],
  (cards, methods, uow) => ({
    async handle({ body: { paymentMethodId, version } }) {
      await methods.findAtVersion(paymentMethodId, version);
      const removed = await cards.remove(paymentMethodId);
      uow.enqueue(forgetCard, { organisationId: uow.organisationId, paymentMethodId });
      return removed;
    },
  }),
);
