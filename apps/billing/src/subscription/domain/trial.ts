import { TRIAL_DAYS, type SubscriptionStatus } from '@quillcare/contracts';

const DAY_MS = 86_400_000;

/** A trial from the time of the sign-up, however late its event arrives. */
export function trialFrom(start: Date): { trialStart: Date; trialEnd: Date } {
  return { trialStart: start, trialEnd: new Date(start.getTime() + TRIAL_DAYS * DAY_MS) };
}

/** Whole days left, a begun day counted in the practice's favour; 0 when the trial is over or was left behind. */
export function trialDaysLeft(trial: { status: SubscriptionStatus; trialEnd: Date }, now: Date): number {
  if (trial.status !== 'TRIALING') return 0;
  return Math.max(0, Math.ceil((trial.trialEnd.getTime() - now.getTime()) / DAY_MS));
}
