import { PLAN_LIMITS } from '@quillcare/rules';
import { z } from 'zod';
import { query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { subscriptionPlan } from '../identity/identity.schemas';

export const planLimit = z.enum(PLAN_LIMITS);

export const exceededLimit = z.object({
  limit: planLimit,
  used: z.number().int(),
  max: z.number().int(),
});
export type ExceededLimit = z.infer<typeof exceededLimit>;

/** Usage of a plan limit. `used` is null if it is currently unknown; `max` is null if unlimited. */
export const limitUsage = z.object({
  limit: planLimit,
  used: z.number().int().nullable(),
  max: z.number().int().nullable(),
});
export type LimitUsage = z.infer<typeof limitUsage>;

export const getSubscriptionUsage = query({
  name: 'billing.getSubscriptionUsage',
  summary: "Get the practice's usage of its plan: clients, staff and quote templates",
  http: { method: 'GET', path: '/subscription/usage' },
  permission: { roles: ADMINS },
  result: z.object({ plan: subscriptionPlan, items: z.array(limitUsage) }),
  errors: ['NOT_FOUND'],
  provides: ['Subscription', 'Organisation', 'Client', 'User', 'Invitation', 'QuoteTemplate'],
});
