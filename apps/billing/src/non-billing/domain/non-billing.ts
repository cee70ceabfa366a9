import { AppError, invalid, type NonBillingAction } from '@quillcare/contracts';
import { addDays, todayIn, type PlanCharge } from '@quillcare/rules';
import { goOnFrom } from '../../subscription/domain/go-on';
import {
  BILLING_ZONE,
  type Rates,
  type SubscriptionTerms,
} from '../../subscription/domain/subscription-terms';

export interface NonBillingState extends SubscriptionTerms {
  notBilledSince: string | null;
  notBilledReason: string | null;
}

export interface NonBillingTerms {
  lastDay: string | null;
  reason: string;
}

/** Nothing is charged from today; what was charged before stays owed. */
export function enableNonBilling(
  state: NonBillingState,
  { lastDay, reason }: NonBillingTerms,
  today: string,
): NonBillingAction[] {
  if (state.isNotBilled) throw new AppError('ILLEGAL_TRANSITION');
  refuseOver(lastDay, today);
  Object.assign(state, {
    isNotBilled: true,
    notBilledSince: today,
    notBilledUntil: lastDay,
    notBilledReason: reason,
  });
  return ['ENABLED'];
}

/** Another last day, or another reason; answers which of them it is. */
export function changeNonBilling(
  state: NonBillingState,
  { lastDay, reason }: NonBillingTerms,
  today: string,
): NonBillingAction[] {
  if (!state.isNotBilled) throw new AppError('ILLEGAL_TRANSITION');
  refuseOver(lastDay, today);
  const before = state.notBilledUntil;
  const isLonger = before !== null && (lastDay === null || lastDay > before);
  const actions: NonBillingAction[] = [
    ...(before === lastDay ? [] : [isLonger ? ('EXTENDED' as const) : ('SHORTENED' as const)]),
    ...(state.notBilledReason === reason ? [] : ['REASON_UPDATED' as const]),
  ];
  Object.assign(state, { notBilledUntil: lastDay, notBilledReason: reason });
  return actions;
}

/** Whether its last day is over. */
export function isNonBillingOver(
  { isNotBilled, notBilledUntil }: Pick<NonBillingState, 'isNotBilled' | 'notBilledUntil'>,
  today: string,
): boolean {
  return isNotBilled && notBilledUntil !== null && notBilledUntil < today;
}

/**
 * The practice is billed again: from today, or from the day after its last day if that has passed. A period that is paid for
 * goes on; else one begins that day with the plan that it has or had chosen, and without one its trial or its subscription is
 * over. The days between are not charged.
 */
export function endNonBilling(state: NonBillingState, now: Date, rates: Rates): PlanCharge[] {
  const today = todayIn(now, BILLING_ZONE);
  const day = firstBilledDay(state, today);
  Object.assign(state, { isNotBilled: false, notBilledUntil: lastUnbilled(state, day) });
  return goOnFrom(state, day, now, rates);
}

function lastUnbilled({ notBilledSince }: NonBillingState, day: string): string {
  const before = addDays(day, -1);
  return notBilledSince && before < notBilledSince ? notBilledSince : before;
}

function firstBilledDay({ notBilledUntil }: NonBillingState, today: string): string {
  const after = notBilledUntil && addDays(notBilledUntil, 1);
  return after && after < today ? after : today;
}

function refuseOver(lastDay: string | null, today: string): void {
  if (lastDay !== null && lastDay < today)
    throw invalid({ path: 'lastDay', message: 'Please choose today or a later day' });
}
