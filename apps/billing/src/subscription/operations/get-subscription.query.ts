import { AppError, getSubscription } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { SubscriptionRepository } from '../persistence/subscription.repository';
import { subscriptionView } from './subscription-view';

export const GetSubscriptionQuery = implement(
  getSubscription,
  [SubscriptionRepository, UnitOfWork],
  (subscriptions, uow) => ({
    handle: (_input) =>
      uow.run(async () => {
        const row = await subscriptions.findCurrent();
        if (!row) throw new AppError('NOT_FOUND');
        return subscriptionView(row, await subscriptions.rates(), uow.now());
      }),
  }),
);
