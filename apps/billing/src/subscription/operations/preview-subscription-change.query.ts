import { AppError, previewSubscriptionChange } from '@quillcare/contracts';
import { sumCharges, findExceededLimits } from '@quillcare/rules';
import { currentContext, implement, UnitOfWork } from '@quillcare/service-kit';
import { choosePlan, isSamePlan, nextCharge } from '../domain/subscription-terms';
import { PlanUsageReader } from '../../plan/plan-usage.reader';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** Applies the change to a copy, so that the preview shows exactly what would happen. */
export const PreviewSubscriptionChangeQuery = implement(
  previewSubscriptionChange,
  [SubscriptionRepository, PlanUsageReader, UnitOfWork],
  (subscriptions, usage, uow) => ({
    /** Finds the limits of the wanted plan that the practice exceeds. */
    async prepare({ query }) {
      const { organisationId } = currentContext();
      if (!organisationId) return [];
      const [used, entitlements] = await Promise.all([
        usage.read(organisationId),
        usage.readEntitlements(organisationId, query.plan),
      ]);
      return findExceededLimits(used, entitlements);
    },

    handle({ query }, exceeded) {
      return uow.run(async () => {
        const row = await subscriptions.findCurrent();
        if (!row) throw new AppError('NOT_FOUND');
        const after = { ...row };
        const rates = await subscriptions.rates();
        const charges = choosePlan(after, query, uow.now(), rates);
        const isTrial = row.status === 'TRIALING';
        const isAtOnce = charges.length > 0 || (!isTrial && !isSamePlan(row, after));
        const next = nextCharge(after, rates);
        // The chosen plan follows the trial, unless the practice is not billed: then the end of its trial has no effect.
        const endsTrial = isTrial && !row.isNotBilled;
        return {
          version: row.version,
          isAtOnce,
          from: endsTrial ? null : isAtOnce ? after.asOf : (next?.on ?? null),
          trialEndDate: endsTrial ? row.trialEnd.toISOString() : null,
          charges,
          dueNowMinor: sumCharges(charges),
          next,
          exceeded,
        };
      });
    },
  }),
);
