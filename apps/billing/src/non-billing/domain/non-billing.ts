import { AppError, invalidInput, type NonBillingAction } from '@quillcare/contracts';
import { addDays, todayIn, type PlanCharge } from '@quillcare/rules';
import { resumeFrom } from '../../subscription/domain/resume-billing';
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

/** Stops charging from today. Earlier charges remain payable. */
export function enableNonBilling(
  state: NonBillingState,
  { lastDay, reason }: NonBillingTerms,
  today: string,
): NonBillingAction[] {
  if (state.isNotBilled) throw new AppError('ILLEGAL_TRANSITION');
  refusePastEnd(lastDay, today);
  Object.assign(state, {
    isNotBilled: true,
    notBilledSince: today,
    notBilledUntil: lastDay,
    notBilledReason: reason,
  });
  return ['ENABLED'];
}

/** Changes the last day or the reason. Returns which of them changed, for the history. */
export function changeNonBilling(
  state: NonBillingState,
  { lastDay, reason }: NonBillingTerms,
  today: string,
): NonBillingAction[] {
  if (!state.isNotBilled) throw new AppError('ILLEGAL_TRANSITION');
  refusePastEnd(lastDay, today);
  const before = state.notBilledUntil;
  const isLonger = before !== null && (lastDay === null || lastDay > before);
  const actions: NonBillingAction[] = [
    ...(before === lastDay ? [] : [isLonger ? ('EXTENDED' as const) : ('SHORTENED' as const)]),
    ...(state.notBilledReason === reason ? [] : ['REASON_UPDATED' as const]),
  ];
  Object.assign(state, { notBilledUntil: lastDay, notBilledReason: reason });
  return actions;
}

/** Returns whether the last day of non-billing has passed. */
export function hasNonBillingEnded(
  { isNotBilled, notBilledUntil }: Pick<NonBillingState, 'isNotBilled' | 'notBilledUntil'>,
  today: string,
): boolean {
  return isNotBilled && notBilledUntil !== null && notBilledUntil < today;
}

/**
 * Resumes billing today, or retroactively from the day after the last day of non-billing if that has passed. A paid period
 * continues. Otherwise a new period starts on that day with the current or chosen plan; if none renews, the trial or subscription
 * expires. The non-billed days are not charged.
 */
export function endNonBilling(state: NonBillingState, now: Date, rates: Rates): PlanCharge[] {
  const today = todayIn(now, BILLING_ZONE);
  const day = firstBilledDay(state, today);
  Object.assign(state, { isNotBilled: false, notBilledUntil: lastUnbilledDay(state, day) });
  return resumeFrom(state, day, now, rates);
}

function lastUnbilledDay({ notBilledSince }: NonBillingState, day: string): string {
  const before = addDays(day, -1);
  return notBilledSince && before < notBilledSince ? notBilledSince : before;
}

function firstBilledDay({ notBilledUntil }: NonBillingState, today: string): string {
  const after = notBilledUntil && addDays(notBilledUntil, 1);
  return after && after < today ? after : today;
}

function refusePastEnd(lastDay: string | null, today: string): void {
  if (lastDay !== null && lastDay < today)
    throw invalidInput({ path: 'lastDay', message: 'Please choose today or a later day' });
}
