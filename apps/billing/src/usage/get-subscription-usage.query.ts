import { AppError, getSubscriptionUsage } from '@quillcare/contracts';
import { PLAN_LIMITS } from '@quillcare/rules';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { SubscriptionRepository } from '../subscription/persistence/subscription.repository';
import { PlanUsageReader } from '../plan/plan-usage.reader';

export const GetSubscriptionUsageQuery = implement(
  getSubscriptionUsage,
  [SubscriptionRepository, PlanUsageReader, UnitOfWork],
  (subscriptions, usage, uow) => ({
    async handle(_input) {
      const row = await uow.run(() => subscriptions.findCurrent());
      if (!row) throw new AppError('NOT_FOUND');
      const { organisationId, plan } = row;
      const [used, { limits }] = await Promise.all([
        usage.read(organisationId),
        usage.readEntitlements(organisationId, plan),
      ]);
      return { plan, items: PLAN_LIMITS.map((limit) => ({ limit, used: used[limit], max: limits[limit] })) };
    },
  }),
);
