import {
  AppError,
  invalidInput,
  subscriptionMachine,
  TRIAL_REMINDER_DAYS,
  type SubscriptionPlan,
  type SubscriptionStatus,
} from '@quillcare/contracts';
import { daysBetween, todayIn } from '@quillcare/rules';

export type ReminderDays = (typeof TRIAL_REMINDER_DAYS)[number];

export interface SubscriptionState {
  plan: SubscriptionPlan;
  status: SubscriptionStatus;
  trialEnd: Date;
  /** Days before the end that the last trial reminder was for. Null if none was sent for this end. */
  remindedDays: number | null;
  /** If true, nothing follows from the end of the trial. */
  isNotBilled: boolean;
}

/**
 * Returns the trial reminder that is due on a day of the practice's calendar, or null. A missed reminder is sent on the next day
 * unless a later one is due by then. None is sent on the last day or after it.
 */
export function dueReminder(state: SubscriptionState, day: string, timeZone: string): ReminderDays | null {
  if (state.status !== 'TRIALING' || state.isNotBilled) return null;
  const daysLeft = daysBetween(day, todayIn(state.trialEnd, timeZone));
  if (daysLeft < 1) return null;
  const due = [...TRIAL_REMINDER_DAYS].sort((one, other) => one - other).find((days) => daysLeft <= days);
  return due !== undefined && due < (state.remindedDays ?? Infinity) ? due : null;
}

export function hasTrialEnded(
  { status, trialEnd }: Pick<SubscriptionState, 'status' | 'trialEnd'>,
  now: Date,
): boolean {
  return status === 'TRIALING' && trialEnd <= now;
}

/** Moves the end of the trial to a later day, so that reminders are sent again. An expired trial resumes. */
export function extendTrial(state: SubscriptionState, trialEnd: Date): void {
  if (state.status !== 'TRIALING') transition(state, 'TRIALING');
  else if (trialEnd <= state.trialEnd)
    throw invalidInput({ path: 'lastDay', message: 'The trial lasts that long already' });
  Object.assign(state, { trialEnd, remindedDays: null });
}

/** Changes the status if the state machine allows it; otherwise throws ILLEGAL_TRANSITION. */
export function transition(state: Pick<SubscriptionState, 'status'>, status: SubscriptionStatus): void {
  if (!subscriptionMachine.allows(state.status, status)) throw new AppError('ILLEGAL_TRANSITION');
  state.status = status;
}
