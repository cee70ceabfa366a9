import { forgetCard, removePaymentMethod } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { KeptCards } from '../kept-cards';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';

/** From here on nothing is charged to it; the provider forgets it as soon as it can be told. */
export const RemovePaymentMethodHandler = implement(
  removePaymentMethod,
  [KeptCards, PaymentMethodRepository, UnitOfWork],
  (cards, methods, uow) => ({
    async handle({ body: { paymentMethodId, version } }) {
      await methods.seen(paymentMethodId, version);
      const removed = await cards.remove(paymentMethodId);
      uow.enqueue(forgetCard, { organisationId: uow.organisationId, paymentMethodId });
      return removed;
    },
  }),
);
