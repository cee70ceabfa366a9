import { z } from 'zod';
import { query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant } from '../core/primitives';
import { subscriptionPlan } from '../identity/identity.schemas';
import { subscriptionUpdate } from './subscription.schemas';

export const subscriptionEventKind = z.enum([
  'SUBSCRIPTION_CREATED',
  'SUBSCRIPTION_UPDATED',
  'SUBSCRIPTION_CANCELLED',
  'SUBSCRIPTION_REACTIVATED',
  'PLAN_CHANGED',
  'PAYMENT_METHOD_ADDED',
  'PAYMENT_METHOD_UPDATED',
  'PAYMENT_METHOD_REMOVED',
  'INVOICE_CREATED',
  'INVOICE_PAID',
  'INVOICE_FAILED',
  'TRIAL_STARTED',
  'TRIAL_ENDED',
]);
export type SubscriptionEventKind = z.infer<typeof subscriptionEventKind>;

/** An entry in a subscription's history, with the state in force after it. */
export const subscriptionEvent = z.object({
  id,
  kind: subscriptionEventKind,
  /** What SUBSCRIPTION_UPDATED was about. Null for other kinds. */
  about: subscriptionUpdate.nullable(),
  at: instant,
  plan: subscriptionPlan,
  trialEndDate: instant,
});
export type SubscriptionEvent = z.infer<typeof subscriptionEvent>;

export const MAX_SHOWN_SUBSCRIPTION_EVENTS = 200;

export const listSubscriptionEvents = query({
  name: 'billing.listSubscriptionEvents',
  summary: "List the history of the practice's subscription, newest first",
  http: { method: 'GET', path: '/subscription/events' },
  permission: { roles: ADMINS },
  result: z.object({ items: z.array(subscriptionEvent) }),
  provides: ['Subscription'],
});
