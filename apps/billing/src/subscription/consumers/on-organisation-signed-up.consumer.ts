import { OrganisationSignedUp, TrialStarted } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';
import { trialPeriod } from '../domain/trial';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** Initial values of a subscription on trial: nothing paid, no renewal chosen. */
export const INITIAL_TERMS = {
  cycle: 'MONTHLY' as const,
  remindedDays: null,
  anchor: null,
  periodStart: null,
  periodEnd: null,
  asOf: null,
  suspendsOn: null,
  renews: false,
  pausedSince: null,
  nextPlan: null,
  nextCycle: null,
  periodRate: null,
  isNotBilled: false,
  notBilledSince: null,
  notBilledUntil: null,
  notBilledReason: null,
  contactName: null,
  contactEmail: null,
  businessNumber: null,
};

export const OnOrganisationSignedUpConsumer = on(
  OrganisationSignedUp,
  [SubscriptionRepository, UnitOfWork],
  (subscriptions, uow) => ({
    async handle(event) {
      // The demonstration practice gets its subscription from beginDemoSubscription.
      if (event.data.isDemonstration || (await subscriptions.exists())) return;
      const trial = trialPeriod(new Date(event.time));
      const subscription = await subscriptions.insert({
        plan: event.data.plan,
        status: 'TRIALING',
        ...INITIAL_TERMS,
        ...trial,
      });
      uow.emit(TrialStarted, subscription.id, {
        subscriptionId: subscription.id,
        trialEndDate: trial.trialEnd.toISOString(),
      });
    },
  }),
);
