import { z } from 'zod';
import type { PracticeAccess } from '../core/principal';
import { statusMachine } from '../core/status-table';

export const subscriptionStatus = z.enum(['TRIALING', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'EXPIRED']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/**
 * EXPIRED and SUSPENDED are read-only with export. Paying ends both, and the platform can extend a trial. A cancelled
 * subscription becomes EXPIRED when its period ends.
 */
export const subscriptionMachine = statusMachine<SubscriptionStatus>('subscription', ['TRIALING'], {
  TRIALING: ['ACTIVE', 'EXPIRED'],
  ACTIVE: ['PAST_DUE', 'EXPIRED'],
  PAST_DUE: ['SUSPENDED', 'ACTIVE', 'EXPIRED'],
  SUSPENDED: ['ACTIVE'],
  EXPIRED: ['ACTIVE', 'TRIALING'],
});

/** Returns the access level of the practice's people in a status. Always full if the practice is not billed. */
export function practiceAccessFor(status: SubscriptionStatus, isNotBilled = false): PracticeAccess {
  if (isNotBilled) return 'FULL';
  return status === 'EXPIRED' || status === 'SUSPENDED' ? 'READ_ONLY' : 'FULL';
}
