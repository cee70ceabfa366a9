import { beginDemoSubscription, TRIAL_DAYS } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { INITIAL_TERMS } from '../subscription/consumers/on-organisation-signed-up.consumer';
import { activate } from '../subscription/domain/subscription-terms';
import { trialPeriod } from '../subscription/domain/trial';
import { SubscriptionRepository } from '../subscription/persistence/subscription.repository';

const DAY_MS = 86_400_000;

/** Starts the demonstration practice's subscription. A paid one is backdated by the length of a trial. Idempotent. */
export const BeginDemoSubscriptionHandler = implement(
  beginDemoSubscription,
  [SubscriptionRepository, UnitOfWork],
  (subscriptions, uow) => ({
    handle({ body }) {
      const { organisationId, plan, contact, isPaid } = body;
      return uow.runFor(organisationId, async () => {
        if (await subscriptions.exists()) return {};
        const now = uow.now();
        const { id } = await subscriptions.insert({
          plan,
          status: 'TRIALING',
          ...INITIAL_TERMS,
          ...trialPeriod(isPaid ? new Date(now.getTime() - TRIAL_DAYS * DAY_MS) : now),
          contactName: contact.name,
          contactEmail: contact.email,
          businessNumber: contact.businessNumber,
        });
        if (isPaid) await subscriptions.change(id, (row, rates) => activate(row, plan, now, rates));
        return {};
      });
    },
  }),
);
