import { AppError, previewSubscriptionChange } from '@quillcare/contracts';
import { chargesTotal, limitsExceeded } from '@quillcare/rules';
import { currentContext, implement, UnitOfWork } from '@quillcare/service-kit';
import { choosePlan, isSame, nextCharge } from '../domain/subscription-terms';
import { PlanUsageReader } from '../../plan/plan-usage.reader';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** Makes the change on a copy: what is shown is what would happen. */
export const PreviewSubscriptionChangeQuery = implement(
  previewSubscriptionChange,
  [SubscriptionRepository, PlanUsageReader, UnitOfWork],
  (subscriptions, usage, uow) => ({
    /** What the practice has too much of for the wanted plan. */
    async prepare({ query }) {
      const { organisationId } = currentContext();
      if (!organisationId) return [];
      const [used, wanted] = await Promise.all([
        usage.of(organisationId),
        usage.entitlements(organisationId, query.plan),
      ]);
      return limitsExceeded(used, wanted);
    },

    handle({ query }, exceeded) {
      return uow.run(async () => {
        const row = await subscriptions.own();
        if (!row) throw new AppError('NOT_FOUND');
        const after = { ...row };
        const rates = await subscriptions.rates();
        const charges = choosePlan(after, query, uow.now(), rates);
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
    },
  }),
);
