import { todayIn, type PlanCharge } from '@quillcare/rules';
import { hasTrialEnded, transition } from './subscription';
import {
  startPlan,
  BILLING_ZONE,
  nextTerms,
  startAnchoredPeriod,
  paidPeriod,
  renew,
  type Rates,
  type SubscriptionTerms,
} from './subscription-terms';

/**
 * Resumes a subscription on the day from which it is billed again. A paid period continues. Otherwise a new period starts on that
 * day with the current or chosen plan; if none renews, the trial or subscription expires.
 */
export function resumeFrom(state: SubscriptionTerms, day: string, now: Date, rates: Rates): PlanCharge[] {
  // While the practice is deactivated nothing resumes.
  if (state.pausedSince || state.isNotBilled) return [];
  switch (state.status) {
    case 'TRIALING':
      return hasTrialEnded(state, now) ? resumeAfterTrial(state, day, now, rates) : [];
    case 'EXPIRED':
      return state.renews ? withElapsedPeriods(startPlan(state, state, day, rates), state, now, rates) : [];
    case 'SUSPENDED':
      return [];
    default:
      return resumeAfterPeriod(state, day, now, rates);
  }
}

function resumeAfterTrial(state: SubscriptionTerms, day: string, now: Date, rates: Rates): PlanCharge[] {
  if (!state.renews) {
    transition(state, 'EXPIRED');
    return [];
  }
  const trialEnd = todayIn(state.trialEnd, BILLING_ZONE);
  return withElapsedPeriods(
    startPlan(state, state, trialEnd > day ? trialEnd : day, rates),
    state,
    now,
    rates,
  );
}

function resumeAfterPeriod(state: SubscriptionTerms, day: string, now: Date, rates: Rates): PlanCharge[] {
  if (paidPeriod(state).end > day) return [];
  if (!state.renews) {
    transition(state, 'EXPIRED');
    return [];
  }
  return withElapsedPeriods(startAnchoredPeriod(state, nextTerms(state), day, rates), state, now, rates);
}

/** Adds the periods that have ended since, because the day may lie in the past. */
function withElapsedPeriods(
  charges: PlanCharge[],
  state: SubscriptionTerms,
  now: Date,
  rates: Rates,
): PlanCharge[] {
  return [...charges, ...renew(state, now, rates)];
}
