import { TRIAL_DAYS, type SubscriptionStatus } from '@quillcare/contracts';

const DAY_MS = 86_400_000;

/** Starts the trial at sign-up, even if the event arrives late. */
export function trialPeriod(start: Date): { trialStart: Date; trialEnd: Date } {
  return { trialStart: start, trialEnd: new Date(start.getTime() + TRIAL_DAYS * DAY_MS) };
}

/** Days left, rounded up. 0 if the trial has ended or a plan has replaced it. */
export function trialDaysLeft(trial: { status: SubscriptionStatus; trialEnd: Date }, now: Date): number {
  if (trial.status !== 'TRIALING') return 0;
  return Math.max(0, Math.ceil((trial.trialEnd.getTime() - now.getTime()) / DAY_MS));
}
