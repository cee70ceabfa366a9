import { z } from 'zod';
import { FIGURES_DEADLINE_MS, ofOrganisations } from '../core/counts';
import { event } from '../core/event';
import { query } from '../core/operation';
import { id, instant } from '../core/primitives';
import { subscriptionPlan } from '../identity/identity.schemas';
import { subscriptionStatus } from './subscription.status';

/** Days of the free trial that begins with sign-up. */
export const TRIAL_DAYS = 14;

/** A plan of the catalogue; prices are monthly, GST exclusive, in cents of AUD. */
export const plan = z.object({
  code: subscriptionPlan,
  name: z.string(),
  monthlyPriceMinor: z.number().int(),
  currency: z.literal('AUD'),
  features: z.array(z.string()),
  maxClients: z.number().int().nullable(),
  maxUsers: z.number().int().nullable(),
  mostPopular: z.boolean(),
});

export const subscription = z.object({
  id,
  plan: subscriptionPlan,
  status: subscriptionStatus,
  trialStartDate: instant,
  trialEndDate: instant,
  /** Whole days left of the trial, 0 when it is over. */
  trialDaysLeft: z.number().int(),
});

export const listPlans = query({
  name: 'billing.listPlans',
  summary: 'The plans and their prices',
  http: { method: 'GET', path: '/plans' },
  permission: 'public',
  result: z.object({ items: z.array(plan) }),
  provides: ['Subscription'],
});

export const getSubscription = query({
  name: 'billing.getSubscription',
  summary: "The practice's plan and trial",
  http: { method: 'GET', path: '/subscription' },
  permission: 'signed-in',
  result: subscription,
  errors: ['NOT_FOUND'],
  provides: ['Subscription'],
});

/** For the list of practices: their plans. One without a subscription is not among the answers. */
export const listPlansOf = query({
  name: 'billing.listPlansOf',
  summary: 'The plans of organisations',
  http: null,
  permission: 'internal',
  body: ofOrganisations,
  result: z.object({
    items: z.array(
      z.object({
        organisationId: id,
        plan: subscriptionPlan,
        status: subscriptionStatus,
        trialEndDate: instant,
      }),
    ),
  }),
  deadlineMs: FIGURES_DEADLINE_MS,
});

export const TrialStarted = event({
  service: 'billing',
  name: 'TrialStarted',
  data: z.object({ subscriptionId: id, trialEndDate: instant }),
  live: { needs: null, tags: () => [{ type: 'Subscription' }] },
});

export type Plan = z.infer<typeof plan>;
export type Subscription = z.infer<typeof subscription>;
