import { todayIn, type PlanCharge } from '@quillcare/rules';
import { isTrialOver, move } from './subscription';
import {
  begin,
  BILLING_ZONE,
  following,
  nextPeriod,
  periodOf,
  renew,
  type Rates,
  type SubscriptionTerms,
} from './subscription-terms';

/**
 * Resumes a subscription on the day from which it is billed again. A paid period continues. Otherwise a new period starts on that
 * day with the current or chosen plan; if none renews, the trial or subscription expires.
 */
export function goOnFrom(state: SubscriptionTerms, day: string, now: Date, rates: Rates): PlanCharge[] {
  // While the practice is deactivated nothing resumes.
  if (state.pausedSince || state.isNotBilled) return [];
  switch (state.status) {
    case 'TRIALING':
      return isTrialOver(state, now) ? endedTrial(state, day, now, rates) : [];
    case 'EXPIRED':
      return state.renews ? goOn(begin(state, state, day, rates), state, now, rates) : [];
    case 'SUSPENDED':
      return [];
    default:
      return afterPeriod(state, day, now, rates);
  }
}

function endedTrial(state: SubscriptionTerms, day: string, now: Date, rates: Rates): PlanCharge[] {
  if (!state.renews) {
    move(state, 'EXPIRED');
    return [];
  }
  const trialEnd = todayIn(state.trialEnd, BILLING_ZONE);
  return goOn(begin(state, state, trialEnd > day ? trialEnd : day, rates), state, now, rates);
}

function afterPeriod(state: SubscriptionTerms, day: string, now: Date, rates: Rates): PlanCharge[] {
  if (periodOf(state).end > day) return [];
  if (!state.renews) {
    move(state, 'EXPIRED');
    return [];
  }
  return goOn(nextPeriod(state, following(state), day, rates), state, now, rates);
}

/** Adds the periods that have ended since, because the day may lie in the past. */
function goOn(charges: PlanCharge[], state: SubscriptionTerms, now: Date, rates: Rates): PlanCharge[] {
  return [...charges, ...renew(state, now, rates)];
}
