import { z } from 'zod';
import { event } from '../core/event';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { id, idParams, instant, isoDate, text, version } from '../core/primitives';
import { subscriptionPlan } from '../identity/identity.schemas';
import { subscriptionStatus } from './subscription.status';

export const nonBillingAction = z.enum(['ENABLED', 'DISABLED', 'EXTENDED', 'SHORTENED', 'REASON_UPDATED']);
export type NonBillingAction = z.infer<typeof nonBillingAction>;

const terms = {
  /** Last day on which nothing is charged. Null if it applies until switched off. */
  lastDay: isoDate.nullable(),
  reason: text(500),
};

/**
 * A practice that is or was exempt from billing. During the exemption nothing is charged, its trial does not end and it has full
 * access, whatever its subscription. Afterwards it continues from that day with its plan or the one it had chosen, or else as
 * after a trial.
 */
export const nonBillingOrganisation = z.object({
  /** The subscription's id; `version` is the subscription's too. */
  id,
  version,
  organisationId: id,
  organisationName: z.string(),
  isNonBilling: z.boolean(),
  since: isoDate,
  lastDay: isoDate.nullable(),
  reason: z.string(),
  plan: subscriptionPlan,
  status: subscriptionStatus,
});
export type NonBillingOrganisation = z.infer<typeof nonBillingOrganisation>;

/** An entry in the history of an exemption, with the terms in force after it. */
export const nonBillingEvent = z.object({
  id,
  action: nonBillingAction,
  at: instant,
  /** Null if the change happened because a date was reached. */
  byName: z.string().nullable(),
  lastDay: isoDate.nullable(),
  reason: z.string(),
});
export type NonBillingEvent = z.infer<typeof nonBillingEvent>;

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;
const platformCommand = {
  permission: superAdmins,
  whileReadOnly: true,
  stepUp: true,
  params: idParams,
  result: nonBillingOrganisation,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Subscription', 'Organisation'],
} as const;

export const listNonBillingOrganisations = query({
  name: 'billing.listNonBillingOrganisations',
  summary: 'List practices that are or were exempt from billing, latest first',
  http: { method: 'GET', path: '/non-billing-organizations' },
  permission: superAdmins,
  query: listQuery(['since'], { isNonBilling: booleanFilter.optional() }),
  result: listOf(nonBillingOrganisation),
  provides: ['Subscription'],
});

export const listNonBillingEvents = query({
  name: 'billing.listNonBillingEvents',
  summary: "List the history of a practice's billing exemptions, newest first",
  http: { method: 'GET', path: '/organizations/:id/non-billing/events' },
  permission: superAdmins,
  params: idParams,
  result: z.object({ items: z.array(nonBillingEvent) }),
  provides: ['Subscription'],
});

export const enableNonBilling = command({
  name: 'billing.enableNonBilling',
  summary: 'Stop billing a practice from today',
  http: { method: 'POST', path: '/organizations/:id/non-billing/enable', status: 200 },
  ...platformCommand,
  body: z.strictObject({ version, ...terms }),
});

export const updateNonBilling = command({
  name: 'billing.updateNonBilling',
  summary: "Update the end date or reason of a practice's billing exemption",
  http: { method: 'PATCH', path: '/organizations/:id/non-billing' },
  ...platformCommand,
  body: z.strictObject({ version, ...terms }),
});

export const disableNonBilling = command({
  name: 'billing.disableNonBilling',
  summary: 'Resume billing a practice from today',
  http: { method: 'POST', path: '/organizations/:id/non-billing/disable', status: 200 },
  ...platformCommand,
  body: z.strictObject({ version, reason: text(500) }),
});

/** Whether the practice is billed from now on. `version` is the subscription's and puts changes in order. */
export const NonBillingChanged = event({
  service: 'billing',
  name: 'NonBillingChanged',
  data: z.object({ isNonBilling: z.boolean(), version: z.number().int() }),
});
