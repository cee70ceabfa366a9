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

/** The effect and cost of a plan change, if it were made now. */
export const subscriptionChange = z.object({
  version,
  /** Whether it takes effect at once; otherwise on `from`. */
  isAtOnce: z.boolean(),
  /** First day of the new plan. Null if it starts at the end of the trial, which is `trialEndDate`. */
  from: isoDate.nullable(),
  trialEndDate: instant.nullable(),
  charges: z.array(planCharge),
  /** Total of `charges`, in cents excluding GST. */
  dueNowMinor: z.number().int(),
  next: nextCharge.nullable(),
  /**
   * The limits of the new plan that the practice exceeds. It keeps what it has, but can add no more until it is below the limit.
   */
  exceeded: z.array(exceededLimit),
});
export type SubscriptionChange = z.infer<typeof subscriptionChange>;

export const previewSubscriptionChange = query({
  name: 'billing.previewSubscriptionChange',
  summary: 'Preview the exact cost of changing to another plan',
  http: { method: 'GET', path: '/subscription/preview' },
  permission: admins,
  query: z.strictObject({ plan: subscriptionPlan, cycle: billingCycle }),
  result: subscriptionChange,
  errors: ['NOT_FOUND', 'PLAN_UNCHANGED', 'PAYMENT_OVERDUE', 'ILLEGAL_TRANSITION'],
  provides: ['Subscription'],
});

/**
 * Changes the plan. An upgrade takes effect at once, any other change with the next period; during a trial the choice applies
 * after the trial.
 */
export const changeSubscription = command({
  name: 'billing.changeSubscription',
  summary: 'Change the plan or the billing interval',
  http: { method: 'POST', path: '/subscription/change', status: 200 },
  permission: admins,
  whileReadOnly: true,
  stepUp: true,
  body: z.strictObject({
    version,
    plan: subscriptionPlan,
    cycle: billingCycle,
    /**
     * The amount due now as shown to the user, in cents excluding GST. If it differs by now, the change is refused with
     * PREVIEW_OUTDATED.
     */
    dueNowMinor: z.number().int().optional(),
  }),
  result: subscription,
  errors: [...errors, 'PLAN_UNCHANGED', 'PAYMENT_OVERDUE', 'PREVIEW_OUTDATED'],
  invalidates: ['Subscription'],
});

/** Cancels at the end of the paid period or of the trial. It can be reactivated until then. */
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
  summary: 'Reverse the cancellation of the subscription',
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
  summary: 'Update the billing contact',
  http: { method: 'PATCH', path: '/subscription/contact', status: 200 },
  permission: admins,
  whileReadOnly: true,
  stepUp: true,
  body: z.strictObject({ version, ...billingContactInput }),
  result: subscription,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT'],
  invalidates: ['Subscription'],
});

/** The subscription was changed by the practice or because a date was reached. */
export const SubscriptionChanged = event({
  service: 'billing',
  name: 'SubscriptionChanged',
  data: z.object({ subscriptionId: id }),
  live: { needs: null, tags: () => [{ type: 'Subscription' as const }] },
});

/** Starts the next period of each subscription whose last one is over, or ends the subscription if it was cancelled. */
export const renewSubscriptions = job({
  service: 'billing',
  name: 'renewSubscriptions',
  data: z.object({}),
  everyMs: 15_000,
  attempts: 1,
});
