import { defineService } from '@quillcare/service-kit';
import { billingConfig } from './billing.config';
import { invoiceParts } from './invoice/invoice.parts';
import { planParts } from './plan/plan.parts';
import { subscriptionParts } from './subscription/subscription.parts';

/** Plans, trials and subscriptions. */
export const billingService = defineService({
  name: 'billing',
  config: billingConfig,
  parts: [planParts, subscriptionParts, invoiceParts],
});
