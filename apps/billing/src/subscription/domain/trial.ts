import { TRIAL_DAYS, type SubscriptionStatus } from '@quillcare/contracts';

const DAY_MS = 86_400_000;

/** A trial that starts at the time of the sign-up, even if its event arrives late. */
export function trialFrom(start: Date): { trialStart: Date; trialEnd: Date } {
  return { trialStart: start, trialEnd: new Date(start.getTime() + TRIAL_DAYS * DAY_MS) };
}

/**
 * Days left, a started day counting as whole; 0 if the trial has ended or the practice has moved on from it.
 */
export function trialDaysLeft(trial: { status: SubscriptionStatus; trialEnd: Date }, now: Date): number {
  if (trial.status !== 'TRIALING') return 0;
  return Math.max(0, Math.ceil((trial.trialEnd.getTime() - now.getTime()) / DAY_MS));
}
