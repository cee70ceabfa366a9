import { AppError, finishCheckout } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { Cards } from '../cards';
import { CheckoutFinisher } from '../checkouts';

export const FinishCheckoutHandler = implement(
  finishCheckout,
  [Cards, CheckoutFinisher, UnitOfWork],
  (cards, checkouts, uow) => ({
    prepare: ({ body }) => cards.call((provider) => provider.readSession(body.sessionId)),

    async handle(_input, session) {
      if (session?.organisationId !== uow.organisationId) throw new AppError('NOT_FOUND');
      const done = await checkouts.finish(session);
      if (done === 'STRANGE') throw new AppError('NOT_FOUND');
      return { done };
    },
  }),
);
