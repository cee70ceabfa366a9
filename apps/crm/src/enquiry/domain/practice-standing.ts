import type { SubscriptionStatus } from '@quillcare/contracts';

/** The practice's state according to its plan. */
export interface Standing {
  status: SubscriptionStatus;
  /** ISO instant. */
  trialEndDate: string;
}

const OVER: readonly SubscriptionStatus[] = ['EXPIRED', 'SUSPENDED'];

/** Returns whether a practice accepts new enquiries. It does not once its trial has ended or its plan is suspended. */
export function takesEnquiries(standing: Standing | undefined, now: Date): boolean {
  if (!standing) return true;
  if (OVER.includes(standing.status)) return false;
  return standing.status !== 'TRIALING' || Date.parse(standing.trialEndDate) > now.getTime();
}
