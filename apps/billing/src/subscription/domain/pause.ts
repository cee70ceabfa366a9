import { todayIn, type PlanCharge } from '@quillcare/rules';
import { goOnFrom } from './go-on';
import { BILLING_ZONE, type Rates, type SubscriptionTerms } from './subscription-terms';

/** Its practice is deactivated: no period begins and no trial ends from now on. What was charged before stays owed. */
export function pause(state: SubscriptionTerms, now: Date): void {
  state.pausedSince ??= todayIn(now, BILLING_ZONE);
}

/** Its practice is active again. What is paid for goes on; else a period begins today, and the days between are not charged. */
export function unpause(state: SubscriptionTerms, now: Date, rates: Rates): PlanCharge[] {
  if (state.pausedSince === null) return [];
  state.pausedSince = null;
  return goOnFrom(state, todayIn(now, BILLING_ZONE), now, rates);
}
