import {
  AppError,
  previewSubscriptionChange,
  type ExceededLimit,
  type InputOf,
  type SubscriptionChange,
} from '@quillcare/contracts';
import { chargesTotal, limitsExceeded } from '@quillcare/rules';
import { currentContext, Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { choosePlan, isSame, nextCharge } from '../domain/subscription-terms';
import { PlanUsageReader } from '../../usage/plan-usage.reader';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** Makes the change on a copy: what is shown is what would happen. */
@Implements(previewSubscriptionChange)
export class PreviewSubscriptionChangeQuery implements Handler<typeof previewSubscriptionChange> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly usage: PlanUsageReader,
    private readonly uow: UnitOfWork,
  ) {}

  /** What the practice has too much of for the wanted plan. */
  async prepare({ query }: InputOf<typeof previewSubscriptionChange>): Promise<ExceededLimit[]> {
    const { organisationId } = currentContext();
    if (!organisationId) return [];
    const [used, wanted] = await Promise.all([
      this.usage.of(organisationId),
      this.usage.entitlements(organisationId, query.plan),
    ]);
    return limitsExceeded(used, wanted);
  }

  handle(
    { query }: InputOf<typeof previewSubscriptionChange>,
    exceeded: ExceededLimit[],
  ): Promise<SubscriptionChange> {
    return this.uow.run(async () => {
      const row = await this.subscriptions.own();
      if (!row) throw new AppError('NOT_FOUND');
      const after = { ...row };
      const rates = await this.subscriptions.rates();
      const charges = choosePlan(after, query, this.uow.now(), rates);
      const isTrial = row.status === 'TRIALING';
      const isAtOnce = charges.length > 0 || (!isTrial && !isSame(row, after));
      const next = nextCharge(after, rates);
      // What is chosen follows the trial, unless the practice is not billed: then nothing follows from its end.
      const endsTrial = isTrial && !row.isNotBilled;
      return {
        version: row.version,
        isAtOnce,
        from: endsTrial ? null : isAtOnce ? after.asOf : (next?.on ?? null),
        trialEndDate: endsTrial ? row.trialEnd.toISOString() : null,
        charges,
        dueNowMinor: chargesTotal(charges),
        next,
        exceeded,
      };
    });
  }
}
