import { remindOfTrial, TrialEnding } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { dueReminder } from '../domain/subscription';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** In the transaction that takes the practice's turn of the day: each reminder once, whenever a worker dies. */
export const RemindOfTrialJob = onJob(
  remindOfTrial,
  [SubscriptionRepository, UnitOfWork],
  (subscriptions, uow) => ({
    async handle({ day, timeZone }) {
      const subscription = await subscriptions.own({ lock: true });
      // Whoever has chosen a plan for afterwards has nothing left to do.
      if (!subscription || subscription.renews) return;
      const days = dueReminder(subscription, day, timeZone);
      if (days === null) return;
      await subscriptions.noteReminder(subscription.id, days);
      uow.emit(TrialEnding, subscription.id, {
        subscriptionId: subscription.id,
        trialEndDate: subscription.trialEnd.toISOString(),
        days,
      });
    },
  }),
);
