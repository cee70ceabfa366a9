import type { Plan, SubscriptionPlan } from '@quillcare/contracts';

/** The only price list, used by landing page, sign-up and billing. Monthly, GST exclusive, in cents. */
export const PLANS: readonly Plan[] = [
  {
    code: 'BASIC',
    name: 'Starter',
    monthlyPriceMinor: 49_00,
    currency: 'AUD',
    features: ['Up to 100 clients', '5 quote templates', 'Basic analytics', 'Email support', '1 user'],
    maxClients: 100,
    maxUsers: 1,
    mostPopular: false,
  },
  {
    code: 'PROFESSIONAL',
    name: 'Professional',
    monthlyPriceMinor: 99_00,
    currency: 'AUD',
    features: [
      'Up to 500 clients',
      'Unlimited templates',
      'Advanced analytics',
      'Priority support',
      'Up to 5 users',
      'Custom branding',
    ],
    maxClients: 500,
    maxUsers: 5,
    mostPopular: true,
  },
  {
    code: 'ENTERPRISE',
    name: 'Enterprise',
    monthlyPriceMinor: 199_00,
    currency: 'AUD',
    features: [
      'Unlimited clients',
      'Custom integrations',
      'White-label',
      'Dedicated support',
      'Unlimited users',
      'Advanced security',
    ],
    maxClients: null,
    maxUsers: null,
    mostPopular: false,
  },
];

/** The display name of a plan. */
export function planName(code: SubscriptionPlan): string {
  return PLANS.find((plan) => plan.code === code)?.name ?? code;
}
