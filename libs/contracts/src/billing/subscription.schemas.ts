import { businessNumberDigits, isAbn, isNzbn } from '@quillcare/rules';
import { z } from 'zod';
import { email, isoDate, optionalText, text } from '../core/primitives';
import { subscriptionPlan } from '../identity/identity.schemas';

export const billingCycle = z.enum(['MONTHLY', 'YEARLY']);
export type BillingCycle = z.infer<typeof billingCycle>;

export const planTerms = z.object({ plan: subscriptionPlan, cycle: billingCycle });

/** What days of a plan cost, in cents without GST; below zero what is given back or taken off. `until` is the day after the last. */
export const planCharge = planTerms.extend({
  /** DISCOUNT is what a mates rate changes of the line before it. */
  kind: z.enum(['PLAN', 'PRORATION', 'DISCOUNT']),
  from: isoDate,
  until: isoDate,
  amountMinor: z.number().int(),
  /** How a DISCOUNT is called. */
  label: z.string().nullish(),
});

/** What is charged next, unless something changes before: a whole period of a plan. */
export const nextCharge = planTerms.extend({
  on: isoDate,
  /** With `discount`. */
  amountMinor: z.number().int(),
  /** What a mates rate takes off the list price, below zero. */
  discount: z.object({ label: z.string(), amountMinor: z.number().int() }).nullable(),
});

/** Whom invoices are addressed to; null where nobody said. */
export const billingContact = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  businessNumber: z.string().nullable(),
});

/** As entered: the number is an ABN or an NZBN, and stored without spaces. */
export const billingContactInput = {
  name: text(200),
  email,
  businessNumber: optionalText(20)
    .transform((value) => (value ? businessNumberDigits(value) : value))
    .refine((value) => !value || isAbn(value) || isNzbn(value), 'Please enter a valid ABN or NZBN'),
};

/** What an entry SUBSCRIPTION_UPDATED was about. */
export const subscriptionUpdate = z.enum([
  'TRIAL_EXTENDED',
  'PLAN_CHOSEN',
  'CYCLE_CHANGED',
  'CHANGE_PLANNED',
  'CHANGE_DROPPED',
  'CONTACT_CHANGED',
  'PAYMENT_OVERDUE',
  'SUSPENDED',
  'PAID',
  'ENDED',
  'NOT_BILLED',
  'BILLED_AGAIN',
  'PAUSED',
  'RESUMED',
]);
export type SubscriptionUpdate = z.infer<typeof subscriptionUpdate>;
