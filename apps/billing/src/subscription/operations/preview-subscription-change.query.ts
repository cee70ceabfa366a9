import {
  AppError,
  previewSubscriptionChange,
  type InputOf,
  type SubscriptionChange,
} from '@quillcare/contracts';
import { chargesTotal } from '@quillcare/rules';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { choosePlan, nextCharge } from '../domain/subscription-terms';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** Makes the change on a copy: what is shown is what would happen. */
@Implements(previewSubscriptionChange)
export class PreviewSubscriptionChangeQuery implements Handler<typeof previewSubscriptionChange> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ query }: InputOf<typeof previewSubscriptionChange>): Promise<SubscriptionChange> {
    return this.uow.run(async () => {
      const row = await this.subscriptions.own();
      if (!row) throw new AppError('NOT_FOUND');
      const after = { ...row };
      const charges = choosePlan(after, query, this.uow.now());
      const isTrial = row.status === 'TRIALING';
      const isAtOnce = charges.length > 0;
      return {
        version: row.version,
        isAtOnce,
        from: isTrial ? null : isAtOnce ? after.asOf : row.periodEnd,
        trialEndDate: isTrial ? row.trialEnd.toISOString() : null,
        charges,
        dueNowMinor: chargesTotal(charges),
        next: nextCharge(after),
      };
    });
  }
}
