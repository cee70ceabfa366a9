import { z } from 'zod';
import { command } from '../core/operation';
import { id } from '../core/primitives';
import { subscriptionPlan } from '../identity/identity.schemas';
import { billingContact } from './subscription.schemas';

/**
 * Starts the demonstration practice's plan from now: either paid, or a new trial. Does nothing if it already has a subscription.
 */
export const beginDemoSubscription = command({
  name: 'billing.beginDemoSubscription',
  summary: 'Demo: subscribe the practice to a plan',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    organisationId: id,
    plan: subscriptionPlan,
    contact: billingContact,
    isPaid: z.boolean(),
  }),
  result: z.object({}),
});

/** Does for one practice what the jobs do for all: starts the periods that are due and invoices what was charged. */
export const billPractice = command({
  name: 'billing.billPractice',
  summary: "Demo: renew a practice's subscription and issue the invoice",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: z.object({}),
});
