import { defineService } from '@quillcare/service-kit';
import { planParts } from './plan/plan.parts';
import { subscriptionParts } from './subscription/subscription.parts';

/** Plans, trials and subscriptions. */
export const billingService = defineService({
  name: 'billing',
  parts: [planParts, subscriptionParts],
});
