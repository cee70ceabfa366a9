import { todayIn, type PlanCharge } from '@quillcare/rules';
import { resumeFrom } from './resume-billing';
import { BILLING_ZONE, type Rates, type SubscriptionTerms } from './subscription-terms';

/** Pauses the subscription of a deactivated practice: no period starts and no trial ends. Earlier charges remain payable. */
export function pause(state: SubscriptionTerms, now: Date): void {
  state.pausedSince ??= todayIn(now, BILLING_ZONE);
}

/**
 * Resumes the subscription of a reactivated practice. A paid period continues; otherwise a new one starts today, and the days in
 * between are not charged.
 */
export function unpause(state: SubscriptionTerms, now: Date, rates: Rates): PlanCharge[] {
  if (state.pausedSince === null) return [];
  state.pausedSince = null;
  return resumeFrom(state, todayIn(now, BILLING_ZONE), now, rates);
}
