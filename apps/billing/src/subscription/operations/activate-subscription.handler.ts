import { activateSubscription, SubscriptionActivated } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { activate } from '../domain/subscription-terms';
import { PracticeSubscriptions } from './practice-subscriptions';

export const ActivateSubscriptionHandler = implementWith(
  activateSubscription,
  { platform: 'a super admin activates a plan for a practice' },
  [PracticeSubscriptions, UnitOfWork],
  (subscriptions, uow) => ({
    handle({ params, body }) {
      const { version, reason, plan } = body;
      return subscriptions.change(
        params.id,
        (row, rates) => activate(row, plan, uow.now(), rates),
        { version, reason },
        ({ id }) => uow.emit(SubscriptionActivated, id, { subscriptionId: id, plan }),
      );
    },
  }),
);
