import {
  AppError,
  subscriptionMachine,
  TRIAL_REMINDER_DAYS,
  type SubscriptionPlan,
  type SubscriptionStatus,
} from '@quillcare/contracts';
import { daysBetween, todayIn } from '@quillcare/rules';

export type ReminderDays = (typeof TRIAL_REMINDER_DAYS)[number];

/** What changes of a subscription in the course of its life. */
export interface SubscriptionState {
  plan: SubscriptionPlan;
  status: SubscriptionStatus;
  trialEnd: Date;
  /** The last reminder that was sent of this end, by its days; null for none. */
  remindedDays: number | null;
  /** Nothing follows from the end of its trial. */
  isNotBilled: boolean;
}

/**
 * The reminder that is due on a day of the practice's calendar; null for none. One that could not be sent on its day follows
 * on the next, unless the later one is due by then; none comes on the last day itself or after.
 */
export function dueReminder(state: SubscriptionState, day: string, timeZone: string): ReminderDays | null {
  if (state.status !== 'TRIALING' || state.isNotBilled) return null;
  const left = daysBetween(day, todayIn(state.trialEnd, timeZone));
  if (left < 1) return null;
  const due = [...TRIAL_REMINDER_DAYS].sort((one, other) => one - other).find((days) => left <= days);
  return due !== undefined && due < (state.remindedDays ?? Infinity) ? due : null;
}

/** Whether the time of a trial is over. */
export function isTrialOver(
  { status, trialEnd }: Pick<SubscriptionState, 'status' | 'trialEnd'>,
  now: Date,
): boolean {
  return status === 'TRIALING' && trialEnd <= now;
}

/** The trial lasts until another instant, and is reminded of again; one that had ended goes on. */
export function extendTrial(state: SubscriptionState, trialEnd: Date): void {
  if (state.status !== 'TRIALING') move(state, 'TRIALING');
  Object.assign(state, { trialEnd, remindedDays: null });
}

/** Moves to another status, where the table allows it. */
export function move(state: Pick<SubscriptionState, 'status'>, status: SubscriptionStatus): void {
  if (!subscriptionMachine.allows(state.status, status)) throw new AppError('ILLEGAL_TRANSITION');
  state.status = status;
}
