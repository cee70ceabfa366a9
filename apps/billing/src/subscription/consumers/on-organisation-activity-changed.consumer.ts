import {
  OrganisationActivityChanged,
  SubscriptionActivated,
  SubscriptionChanged,
  TrialEnded,
} from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';
import { pause, unpause } from '../domain/pause';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** Pauses billing while a practice is deactivated. Ignores events that are older than the last one processed. */
export const OnOrganisationActivityChangedConsumer = on(
  OrganisationActivityChanged,
  [SubscriptionRepository, UnitOfWork],
  (subscriptions, uow) => ({
    async handle({ data: { isActive, version } }) {
      const own = await subscriptions.findCurrent({ lock: true });
      if (!own || !(await subscriptions.acceptActivityVersion(own.id, version))) return;
      const now = uow.now();
      const { id, status, trialEnd, plan } = await subscriptions.change(own.id, (row, rates) =>
        isActive ? unpause(row, now, rates) : pause(row, now),
      );
      uow.emit(SubscriptionChanged, id, { subscriptionId: id });
      if (own.status !== 'TRIALING' || status === 'TRIALING') return;
      if (status === 'ACTIVE') uow.emit(SubscriptionActivated, id, { subscriptionId: id, plan });
      else uow.emit(TrialEnded, id, { subscriptionId: id, trialEndDate: trialEnd.toISOString() });
    },
  }),
);
