import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, instant, isoDate, version } from '../core/primitives';
import { subscriptionPlan } from '../identity/identity.schemas';
import { subscription } from './billing.operations';
import { exceededLimit } from './plan-usage.operations';
import { billingContactInput, billingCycle, nextCharge, planCharge } from './subscription.schemas';

const admins = { roles: ADMINS } as const;
const errors = ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'] as const;

/** What a change of the plan would come to, were it made now. */
export const subscriptionChange = z.object({
  version,
  /** Whether it begins at once; otherwise on `from`. */
  isAtOnce: z.boolean(),
  /** The first day of the new plan; null where it is the end of the trial, which is `trialEndDate`. */
  from: isoDate.nullable(),
  trialEndDate: instant.nullable(),
  charges: z.array(planCharge),
  /** What `charges` come to, in cents without GST. */
  dueNowMinor: z.number().int(),
  next: nextCharge.nullable(),
  /** What the practice has more of than the plan includes: it keeps all of it, and can add no more until there is room. */
  exceeded: z.array(exceededLimit),
});
export type SubscriptionChange = z.infer<typeof subscriptionChange>;

export const previewSubscriptionChange = query({
  name: 'billing.previewSubscriptionChange',
  summary: 'What another plan would cost, to the cent, before it is chosen',
  http: { method: 'GET', path: '/subscription/preview' },
  permission: admins,
  query: z.strictObject({ plan: subscriptionPlan, cycle: billingCycle }),
  result: subscriptionChange,
  errors: ['NOT_FOUND', 'PLAN_UNCHANGED', 'PAYMENT_OVERDUE', 'ILLEGAL_TRANSITION'],
  provides: ['Subscription'],
});

/** An upgrade begins at once, all else with the next period; in a trial it is what follows the trial. */
export const changeSubscription = command({
  name: 'billing.changeSubscription',
  summary: 'Choose a plan and how often it is paid',
  http: { method: 'POST', path: '/subscription/change', status: 200 },
  permission: admins,
  whileReadOnly: true,
  stepUp: true,
  body: z.strictObject({
    version,
    plan: subscriptionPlan,
    cycle: billingCycle,
    /** What the person saw that it costs now; if it costs something else by now, nothing is changed. */
    dueNowMinor: z.number().int().optional(),
  }),
  result: subscription,
  errors: [...errors, 'PLAN_UNCHANGED', 'PAYMENT_OVERDUE', 'PREVIEW_OUTDATED'],
  invalidates: ['Subscription'],
});

/** It lasts until the end of what was paid for, or of the trial, and can be taken back until then. */
export const cancelSubscription = command({
  name: 'billing.cancelSubscription',
  summary: 'Cancel the subscription at the end of its period',
  http: { method: 'POST', path: '/subscription/cancel', status: 200 },
  permission: admins,
  stepUp: true,
  body: z.strictObject({ version }),
  result: subscription,
  errors,
  invalidates: ['Subscription'],
});

export const reactivateSubscription = command({
  name: 'billing.reactivateSubscription',
  summary: 'Take back the cancellation of the subscription',
  http: { method: 'POST', path: '/subscription/reactivate', status: 200 },
  permission: admins,
  stepUp: true,
  body: z.strictObject({ version }),
  result: subscription,
  errors,
  invalidates: ['Subscription'],
});

export const updateBillingContact = command({
  name: 'billing.updateBillingContact',
  summary: 'Say whom invoices are addressed to',
  http: { method: 'PATCH', path: '/subscription/contact', status: 200 },
  permission: admins,
  whileReadOnly: true,
  stepUp: true,
  body: z.strictObject({ version, ...billingContactInput }),
  result: subscription,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['Subscription'],
});

/** The practice, or the calendar, changed what it has subscribed to. */
export const SubscriptionChanged = event({
  service: 'billing',
  name: 'SubscriptionChanged',
  data: z.object({ subscriptionId: id }),
  live: { needs: null, tags: () => [{ type: 'Subscription' as const }] },
});

/** Begins the next period of each subscription whose last is over, or ends the one that was cancelled. */
export const renewSubscriptions = job({
  service: 'billing',
  name: 'renewSubscriptions',
  data: z.object({}),
  everyMs: 15_000,
  attempts: 1,
});
