import { z } from 'zod';
import { FIGURES_DEADLINE_MS, ofOrganisations } from '../core/counts';
import { event } from '../core/event';
import { everyPractice, job } from '../core/job';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, instant, isoDate, text, version } from '../core/primitives';
import { practiceAccess, subscriptionPlan } from '../identity/identity.schemas';
import { billingContact, billingCycle, nextCharge, planTerms } from './subscription.schemas';
import { subscriptionStatus } from './subscription.status';

/** Length in days of the free trial that starts at sign-up. */
export const TRIAL_DAYS = 14;

/** A plan in the catalogue. Prices are in cents of AUD, excluding GST. */
export const plan = z.object({
  code: subscriptionPlan,
  name: z.string(),
  monthlyPriceMinor: z.number().int(),
  yearlyPriceMinor: z.number().int(),
  currency: z.literal('AUD'),
  features: z.array(z.string()),
  maxClients: z.number().int().nullable(),
  maxUsers: z.number().int().nullable(),
  maxTemplates: z.number().int().nullable(),
  mostPopular: z.boolean(),
});

export const subscription = z.object({
  id,
  version,
  plan: subscriptionPlan,
  cycle: billingCycle,
  status: subscriptionStatus,
  trialStartDate: instant,
  trialEndDate: instant,
  /** Whole days left in the trial; 0 once it is over. */
  trialDaysLeft: z.number().int(),
  /** First day of the current paid period, and the day after its last. Null before the first payment. */
  periodStart: isoDate.nullable(),
  periodEnd: isoDate.nullable(),
  /** Whether it continues when the trial or the period ends. */
  renews: z.boolean(),
  /** The plan that takes over when the period ends. Null if the current one continues. */
  planned: planTerms.nullable(),
  nextCharge: nextCharge.nullable(),
  /** First day on which the practice becomes read-only unless it pays what is overdue. Null until that has been announced. */
  suspendsOn: isoDate.nullable(),
  /**
   * Set while the platform does not bill the practice, with the last day of that (null until switched off). Null if the practice
   * is billed.
   */
  notBilled: z.object({ lastDay: isoDate.nullable() }).nullable(),
  contact: billingContact,
});

export const listPlans = query({
  name: 'billing.listPlans',
  summary: 'List plans and prices',
  http: { method: 'GET', path: '/plans' },
  permission: 'public',
  result: z.object({ items: z.array(plan) }),
  provides: ['Subscription'],
});

export const listClaims = query({
  name: 'billing.listClaims',
  summary: "List the claims on Quillcare's front page with their sources; empty unless configured",
  http: { method: 'GET', path: '/claims' },
  permission: 'public',
  result: z.object({
    items: z.array(z.object({ figure: z.string(), label: z.string(), source: z.string() })),
  }),
});

/** For administrators only. Everyone else learns the effects of an expired trial from `practiceAccess` in their session. */
export const getSubscription = query({
  name: 'billing.getSubscription',
  summary: "Get the practice's subscription and trial",
  http: { method: 'GET', path: '/subscription' },
  permission: { roles: ADMINS },
  result: subscription,
  errors: ['NOT_FOUND'],
  provides: ['Subscription'],
});

/** A practice's subscription as the platform's administrators see it. */
export const practiceSubscription = subscription.extend({
  organisationId: id,
  access: practiceAccess,
});
export type PracticeSubscription = z.infer<typeof practiceSubscription>;

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;
const reason = text(500);

export const getPracticeSubscription = query({
  name: 'billing.getPracticeSubscription',
  summary: "Get any practice's subscription",
  http: { method: 'GET', path: '/organizations/:id/subscription' },
  permission: superAdmins,
  params: idParams,
  result: practiceSubscription,
  errors: ['NOT_FOUND'],
  provides: ['Subscription'],
});

/** Extends a trial, including one that has ended, in which case the practice regains access at once. */
export const extendTrial = command({
  name: 'billing.extendTrial',
  summary: "Extend a practice's trial",
  http: { method: 'POST', path: '/organizations/:id/subscription/extend', status: 200 },
  permission: superAdmins,
  whileReadOnly: true,
  stepUp: true,
  params: idParams,
  body: z.strictObject({
    version,
    /** Last day of the trial, in the practice's time zone. */
    lastDay: isoDate,
    reason,
  }),
  result: practiceSubscription,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Subscription', 'Organisation'],
});

/** Activates a plan from today on a practice's request, as if the practice had chosen it, or lifts a suspension. */
export const activateSubscription = command({
  name: 'billing.activateSubscription',
  summary: 'Activate a plan for a practice',
  http: { method: 'POST', path: '/organizations/:id/subscription/activate', status: 200 },
  permission: superAdmins,
  whileReadOnly: true,
  stepUp: true,
  params: idParams,
  body: z.strictObject({ version, plan: subscriptionPlan, reason }),
  result: practiceSubscription,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION', 'ORGANISATION_INACTIVE'],
  invalidates: ['Subscription', 'Organisation'],
});

/** Returns the plans for the list of practices. Practices without a subscription are omitted. */
export const listPlansOf = query({
  name: 'billing.listPlansOf',
  summary: 'Get the plans of several organisations',
  http: null,
  permission: 'internal',
  body: ofOrganisations,
  result: z.object({
    items: z.array(
      z.object({
        organisationId: id,
        plan: subscriptionPlan,
        status: subscriptionStatus,
        // Not sent by services of the previous version.
        trialStartDate: instant.optional(),
        trialEndDate: instant,
        // Not sent by services of the previous version.
        isNonBilling: z.boolean().optional(),
      }),
    ),
  }),
  deadlineMs: FIGURES_DEADLINE_MS,
});

const live = { needs: null, tags: () => [{ type: 'Subscription' as const }] };

const trialFacts = z.object({ subscriptionId: id, trialEndDate: instant });

export const TrialStarted = event({
  service: 'billing',
  name: 'TrialStarted',
  data: trialFacts,
  live,
});

/** Published three days and one day before the trial ends, in the practice's morning. */
export const TrialEnding = event({
  service: 'billing',
  name: 'TrialEnding',
  data: trialFacts.extend({ days: z.union([z.literal(3), z.literal(1)]) }),
  live,
});

/** The trial is over and the practice is read-only from now on. */
export const TrialEnded = event({
  service: 'billing',
  name: 'TrialEnded',
  data: trialFacts,
  live,
});

export const TrialExtended = event({
  service: 'billing',
  name: 'TrialExtended',
  data: trialFacts,
  live,
});

export const SubscriptionActivated = event({
  service: 'billing',
  name: 'SubscriptionActivated',
  data: z.object({ subscriptionId: id, plan: subscriptionPlan }),
  live,
});

/** The access level of the practice's people from now on. `version` is the subscription's and puts changes in order. */
export const PracticeAccessChanged = event({
  service: 'billing',
  name: 'PracticeAccessChanged',
  data: z.object({ access: practiceAccess, version: z.number().int() }),
});

/** The plan in force from now on, trials included. `version` is the subscription's and puts changes in order. */
export const PracticePlanChanged = event({
  service: 'billing',
  name: 'PracticePlanChanged',
  data: z.object({ plan: subscriptionPlan, version: z.number().int() }),
});

/** How many days before the end of the trial administrators are reminded. */
export const TRIAL_REMINDER_DAYS = [3, 1] as const;

export const remindOfTrial = everyPractice({
  service: 'billing',
  name: 'remindOfTrial',
  at: '10:00',
  lateHours: 7,
});

export const endTrials = job({
  service: 'billing',
  name: 'endTrials',
  data: z.object({}),
  everyMs: 15_000,
  attempts: 1,
});

export type Plan = z.infer<typeof plan>;
export type Subscription = z.infer<typeof subscription>;
