import { forgetCard } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { Cards } from '../cards';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';

export const ForgetCardJob = onJob(
  forgetCard,
  [Cards, PaymentMethodRepository, UnitOfWork],
  (cards, methods, uow) => ({
    async handle({ organisationId, paymentMethodId }) {
      const card = await uow.runFor(organisationId, () => methods.findById(paymentMethodId));
      if (card?.isRemoved) await cards.required.forgetCard(card.providerId);
    },
  }),
);
