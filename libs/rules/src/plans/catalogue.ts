import type { PlanFeature } from './entitlements';

export type PlanCode = 'BASIC' | 'PROFESSIONAL' | 'ENTERPRISE';
export type BillingCycle = 'MONTHLY' | 'YEARLY';

/** A plan that a practice can subscribe to. Null limits are unlimited. Prices exclude GST, in cents of AUD. */
export interface CataloguePlan {
  readonly code: PlanCode;
  readonly name: string;
  readonly monthlyPriceMinor: number;
  readonly yearlyPriceMinor: number;
  readonly currency: 'AUD';
  /** Feature descriptions shown to customers. */
  readonly features: string[];
  /** Features included only in some plans, by the names operations check for. */
  readonly includes: readonly PlanFeature[];
  readonly maxClients: number | null;
  readonly maxUsers: number | null;
  readonly maxTemplates: number | null;
  readonly mostPopular: boolean;
}

/** A year costs as much as this many months. */
const MONTHS_PAID_A_YEAR = 10;

function plan(
  fields: Omit<CataloguePlan, 'currency' | 'yearlyPriceMinor' | 'mostPopular'> & { mostPopular?: true },
): CataloguePlan {
  const yearlyPriceMinor = fields.monthlyPriceMinor * MONTHS_PAID_A_YEAR;
  return { mostPopular: false, currency: 'AUD', ...fields, yearlyPriceMinor };
}

/** The only price list, cheapest plan first. Landing page, sign-up and billing all use it. */
export const PLANS: readonly CataloguePlan[] = [
  plan({
    code: 'BASIC',
    name: 'Starter',
    monthlyPriceMinor: 49_00,
    features: ['Up to 100 clients', '5 quote templates', 'Reports', 'Email support', '1 user'],
    maxClients: 100,
    maxUsers: 1,
    maxTemplates: 5,
    includes: [],
  }),
  plan({
    code: 'PROFESSIONAL',
    name: 'Professional',
    monthlyPriceMinor: 99_00,
    features: [
      'Up to 500 clients',
      'Unlimited templates',
      'Reports',
      'Priority support',
      'Up to 5 users',
      'Custom branding',
    ],
    maxClients: 500,
    maxUsers: 5,
    maxTemplates: null,
    includes: ['branding'],
    mostPopular: true,
  }),
  plan({
    code: 'ENTERPRISE',
    name: 'Enterprise',
    monthlyPriceMinor: 199_00,
    features: [
      'Unlimited clients',
      'Unlimited templates',
      'Reports',
      'Dedicated support',
      'Unlimited users',
      'Custom branding',
    ],
    maxClients: null,
    maxUsers: null,
    maxTemplates: null,
    includes: ['branding'],
  }),
];

/** Returns the plan with a code. */
export function planOf(code: PlanCode): CataloguePlan {
  const found = PLANS.find((one) => one.code === code);
  if (!found) throw new RangeError(`Unknown plan ${code}`);
  return found;
}

/** Returns the price of one period of a plan, in cents without GST. */
export function planPrice(code: PlanCode, cycle: BillingCycle): number {
  const { monthlyPriceMinor, yearlyPriceMinor } = planOf(code);
  return cycle === 'YEARLY' ? yearlyPriceMinor : monthlyPriceMinor;
}
