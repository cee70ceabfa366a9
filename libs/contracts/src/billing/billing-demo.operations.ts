import { z } from 'zod';
import { command } from '../core/operation';
import { id } from '../core/primitives';
import { subscriptionPlan } from '../identity/identity.schemas';
import { billingContact } from './subscription.schemas';

/** The demonstration practice's plan: paid for from the time at which this is called, or a trial that begins then; nothing if it has one. */
export const beginDemoSubscription = command({
  name: 'billing.beginDemoSubscription',
  summary: 'Demonstration: the practice subscribes to a plan',
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

/** What the jobs do for all practices, for one: begin the periods that are due, and issue an invoice of what was charged. */
export const billPractice = command({
  name: 'billing.billPractice',
  summary: 'Renew the subscription of a practice and issue what was charged',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: z.object({}),
});
