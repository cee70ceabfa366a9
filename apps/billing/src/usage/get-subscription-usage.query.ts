import { AppError, getSubscriptionUsage, type InputOf, type ResultOf } from '@quillcare/contracts';
import { PLAN_LIMITS } from '@quillcare/rules';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { SubscriptionRepository } from '../subscription/persistence/subscription.repository';
import { PlanUsageReader } from './plan-usage.reader';

@Implements(getSubscriptionUsage)
export class GetSubscriptionUsageQuery implements Handler<typeof getSubscriptionUsage> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly usage: PlanUsageReader,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(_input: InputOf<typeof getSubscriptionUsage>): Promise<ResultOf<typeof getSubscriptionUsage>> {
    const row = await this.uow.run(() => this.subscriptions.own());
    if (!row) throw new AppError('NOT_FOUND');
    const { organisationId, plan } = row;
    const [used, { limits }] = await Promise.all([
      this.usage.of(organisationId),
      this.usage.entitlements(organisationId, plan),
    ]);
    return { plan, items: PLAN_LIMITS.map((limit) => ({ limit, used: used[limit], max: limits[limit] })) };
  }
}
