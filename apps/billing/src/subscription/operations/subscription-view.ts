import type { Subscription } from '@quillcare/contracts';
import { nextCharge, type Rates } from '../domain/subscription-terms';
import { trialDaysLeft } from '../domain/trial';
import type { SubscriptionEntity } from '../persistence/subscription.entity';

export function subscriptionView(row: SubscriptionEntity, rates: Rates, now: Date): Subscription {
  const { id, version, plan, status, cycle, periodStart, periodEnd, renews, nextPlan, nextCycle } = row;
  return {
    id,
    version,
    plan,
    status,
    cycle,
    periodStart,
    periodEnd,
    renews,
    trialStartDate: row.trialStart.toISOString(),
    trialEndDate: row.trialEnd.toISOString(),
    trialDaysLeft: trialDaysLeft(row, now),
    planned: nextPlan && nextCycle ? { plan: nextPlan, cycle: nextCycle } : null,
    nextCharge: nextCharge(row, rates),
    suspendsOn: row.status === 'PAST_DUE' ? row.suspendsOn : null,
    notBilled: row.isNotBilled ? { lastDay: row.notBilledUntil } : null,
    contact: { name: row.contactName, email: row.contactEmail, businessNumber: row.businessNumber },
  };
}
