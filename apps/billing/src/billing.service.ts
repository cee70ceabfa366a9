import { defineService, practiceRecordParts } from '@quillcare/service-kit';
import { billingRecords } from './billing.records';
import { billingConfig } from './billing.config';
import { demoParts } from './demo/demo.parts';
import { discountRateParts } from './discount-rate/discount-rate.parts';
import { invoiceParts } from './invoice/invoice.parts';
import { nonBillingParts } from './non-billing/non-billing.parts';
import { paymentParts } from './payment/payment.parts';
import { planParts } from './plan/plan.parts';
import { renewalParts } from './renewal/renewal.parts';
import { subscriptionParts } from './subscription/subscription.parts';
import { usageParts } from './usage/usage.parts';
import { billingBaseline } from './migrations/baseline.migration';

export const billingService = defineService({
  name: 'billing',
  baseline: billingBaseline,
  config: billingConfig,
  parts: [
    planParts,
    subscriptionParts,
    discountRateParts,
    nonBillingParts,
    renewalParts,
    invoiceParts,
    paymentParts,
    usageParts,
    demoParts,
    practiceRecordParts('billing', billingRecords),
  ],
});
