import { z } from 'zod';
import { statusMachine } from '../core/status-table';

export const subscriptionStatus = z.enum(['TRIALING', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'EXPIRED']);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

/** EXPIRED and SUSPENDED are read-only with export; paying leads out of both. */
export const subscriptionMachine = statusMachine<SubscriptionStatus>('subscription', ['TRIALING'], {
  TRIALING: ['ACTIVE', 'EXPIRED'],
  ACTIVE: ['PAST_DUE'],
  PAST_DUE: ['SUSPENDED', 'ACTIVE'],
  SUSPENDED: ['ACTIVE'],
  EXPIRED: ['ACTIVE'],
});
