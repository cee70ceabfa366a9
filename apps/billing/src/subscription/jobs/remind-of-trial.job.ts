import { remindOfTrial, TrialEnding, type PracticeTurn } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { dueReminder } from '../domain/subscription';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** In the transaction that takes the practice's turn of the day: each reminder once, whenever a worker dies. */
@Processes(remindOfTrial)
export class RemindOfTrialJob implements JobHandler<typeof remindOfTrial> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ day, timeZone }: PracticeTurn): Promise<void> {
    const subscription = await this.subscriptions.own({ lock: true });
    // Whoever has chosen a plan for afterwards has nothing left to do.
    if (!subscription || subscription.renews) return;
    const days = dueReminder(subscription, day, timeZone);
    if (days === null) return;
    await this.subscriptions.noteReminder(subscription.id, days);
    this.uow.emit(TrialEnding, subscription.id, {
      subscriptionId: subscription.id,
      trialEndDate: subscription.trialEnd.toISOString(),
      days,
    });
  }
}
