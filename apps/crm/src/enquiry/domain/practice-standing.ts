import type { SubscriptionStatus } from '@quillcare/contracts';

/** What a practice's plan says of it. */
export interface Standing {
  status: SubscriptionStatus;
  /** ISO instant. */
  trialEndDate: string;
}

const OVER: readonly SubscriptionStatus[] = ['EXPIRED', 'SUSPENDED'];

/** Whether a practice takes new enquiries: not once its trial is over or its plan is suspended. */
export function takesEnquiries(standing: Standing | undefined, now: Date): boolean {
  if (!standing) return true;
  if (OVER.includes(standing.status)) return false;
  return standing.status !== 'TRIALING' || Date.parse(standing.trialEndDate) > now.getTime();
}
