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
 * What a subscription is on the day from which it is billed again: a period that is paid for goes on; else one begins that day with
 * the plan that it has or had chosen, and without one its trial or its subscription is over.
 */
export function goOnFrom(state: SubscriptionTerms, day: string, now: Date, rates: Rates): PlanCharge[] {
  // Its practice is deactivated: it goes on when that is over.
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

/** Adds the periods that are over by now already: the day may be some time ago. */
function goOn(charges: PlanCharge[], state: SubscriptionTerms, now: Date, rates: Rates): PlanCharge[] {
  return [...charges, ...renew(state, now, rates)];
}
