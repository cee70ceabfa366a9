import { remindOfTrial, TrialEnding } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { dueReminder } from '../domain/subscription';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** Runs in the transaction that takes the practice's daily turn, so each reminder is sent exactly once even if a worker dies. */
export const RemindOfTrialJob = onJob(
  remindOfTrial,
  [SubscriptionRepository, UnitOfWork],
  (subscriptions, uow) => ({
    async handle({ day, timeZone }) {
      const subscription = await subscriptions.findCurrent({ lock: true });
      // A practice that has already chosen a plan needs no reminder.
      if (!subscription || subscription.renews) return;
      const days = dueReminder(subscription, day, timeZone);
      if (days === null) return;
      await subscriptions.recordReminder(subscription.id, days);
      uow.emit(TrialEnding, subscription.id, {
        subscriptionId: subscription.id,
        trialEndDate: subscription.trialEnd.toISOString(),
        days,
      });
    },
  }),
);
