import { normaliseBusinessNumber, isAbn, isNzbn } from '@quillcare/rules';
import { z } from 'zod';
import { email, isoDate, optionalText, text } from '../core/primitives';
import { subscriptionPlan } from '../identity/identity.schemas';

export const billingCycle = z.enum(['MONTHLY', 'YEARLY']);
export type BillingCycle = z.infer<typeof billingCycle>;

export const planTerms = z.object({ plan: subscriptionPlan, cycle: billingCycle });

/** The charge for some days of a plan, in cents excluding GST; negative for credits and discounts. `until` is exclusive. */
export const planCharge = planTerms.extend({
  /** DISCOUNT is the change that a mates rate makes to the line before it. */
  kind: z.enum(['PLAN', 'PRORATION', 'DISCOUNT']),
  from: isoDate,
  until: isoDate,
  amountMinor: z.number().int(),
  /** Label of a DISCOUNT. */
  label: z.string().nullish(),
});

/** The next charge if nothing changes before then: a full period of a plan. */
export const nextCharge = planTerms.extend({
  on: isoDate,
  /** After `discount`. */
  amountMinor: z.number().int(),
  /** What a mates rate takes off the list price, as a negative amount. Null without one. */
  discount: z.object({ label: z.string(), amountMinor: z.number().int() }).nullable(),
});

/** Addressee of invoices. Fields are null if not given. */
export const billingContact = z.object({
  name: z.string().nullable(),
  email: z.string().nullable(),
  businessNumber: z.string().nullable(),
});

/** Input form of the contact. The business number is an ABN or an NZBN and is stored without spaces. */
export const billingContactInput = {
  name: text(200),
  email,
  businessNumber: optionalText(20)
    .transform((value) => (value ? normaliseBusinessNumber(value) : value))
    .refine((value) => !value || isAbn(value) || isNzbn(value), 'Please enter a valid ABN or NZBN'),
};

export const subscriptionAction = z.enum([
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
export type SubscriptionUpdate = z.infer<typeof subscriptionAction>;
