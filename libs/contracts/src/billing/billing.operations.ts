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

/** Days of the free trial that begins with sign-up. */
export const TRIAL_DAYS = 14;

/** A plan of the catalogue; prices exclude GST, in cents of AUD. */
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
  /** Whole days left of the trial, 0 when it is over. */
  trialDaysLeft: z.number().int(),
  /** The first day of what is paid for now, and the day after its last; null before the first payment. */
  periodStart: isoDate.nullable(),
  periodEnd: isoDate.nullable(),
  /** Whether it goes on when the trial or the period ends. */
  renews: z.boolean(),
  /** What follows the period instead of the same plan; null for nothing else. */
  planned: planTerms.nullable(),
  nextCharge: nextCharge.nullable(),
  /** The first day on which the practice is read-only if it has not paid what is overdue; null until that was announced. */
  suspendsOn: isoDate.nullable(),
  /** While the platform bills the practice nothing: until when; null where it is billed. */
  notBilled: z.object({ lastDay: isoDate.nullable() }).nullable(),
  contact: billingContact,
});

export const listPlans = query({
  name: 'billing.listPlans',
  summary: 'The plans and their prices',
  http: { method: 'GET', path: '/plans' },
  permission: 'public',
  result: z.object({ items: z.array(plan) }),
  provides: ['Subscription'],
});

export const listClaims = query({
  name: 'billing.listClaims',
  summary:
    'What Quillcare says of itself on the front page, each with its source; nothing unless it is configured',
  http: { method: 'GET', path: '/claims' },
  permission: 'public',
  result: z.object({
    items: z.array(z.object({ figure: z.string(), label: z.string(), source: z.string() })),
  }),
});

/** Everybody else learns from their session (`practiceAccess`) what the end of a trial means for them. */
export const getSubscription = query({
  name: 'billing.getSubscription',
  summary: "The practice's plan and trial",
  http: { method: 'GET', path: '/subscription' },
  permission: { roles: ADMINS },
  result: subscription,
  errors: ['NOT_FOUND'],
  provides: ['Subscription'],
});

/** A practice's subscription, for the platform's administrators. */
export const practiceSubscription = subscription.extend({
  organisationId: id,
  access: practiceAccess,
});
export type PracticeSubscription = z.infer<typeof practiceSubscription>;

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;
const reason = text(500);

export const getPracticeSubscription = query({
  name: 'billing.getPracticeSubscription',
  summary: 'The subscription of any practice',
  http: { method: 'GET', path: '/organizations/:id/subscription' },
  permission: superAdmins,
  params: idParams,
  result: practiceSubscription,
  errors: ['NOT_FOUND'],
  provides: ['Subscription'],
});

/** Also a trial that has ended: the practice goes on at once. */
export const extendTrial = command({
  name: 'billing.extendTrial',
  summary: 'Let the trial of a practice last longer',
  http: { method: 'POST', path: '/organizations/:id/subscription/extend', status: 200 },
  permission: superAdmins,
  whileReadOnly: true,
  stepUp: true,
  params: idParams,
  body: z.strictObject({
    version,
    /** The last day of the trial, in the practice's zone. */
    lastDay: isoDate,
    reason,
  }),
  result: practiceSubscription,
  errors: ['NOT_FOUND', 'VERSION_CONFLICT', 'ILLEGAL_TRANSITION'],
  invalidates: ['Subscription', 'Organisation'],
});

/** For a practice that asked for it: a plan from today, as if the practice had chosen it, or back from a suspension. */
export const activateSubscription = command({
  name: 'billing.activateSubscription',
  summary: 'Let a practice go on with a plan',
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
        // A service of the version before sends none.
        trialStartDate: instant.optional(),
        trialEndDate: instant,
        // A service of the version before sends none.
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

/** Three days and one day before the end, in the morning of the practice. */
export const TrialEnding = event({
  service: 'billing',
  name: 'TrialEnding',
  data: trialFacts.extend({ days: z.union([z.literal(3), z.literal(1)]) }),
  live,
});

/** The trial is over: from here on the practice is read-only. */
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

/** What the practice's people may do from now on; `version` is the subscription's and puts changes in order. */
export const PracticeAccessChanged = event({
  service: 'billing',
  name: 'PracticeAccessChanged',
  data: z.object({ access: practiceAccess, version: z.number().int() }),
});

/** The plan in force from now on, also of a trial; `version` is the subscription's and puts changes in order. */
export const PracticePlanChanged = event({
  service: 'billing',
  name: 'PracticePlanChanged',
  data: z.object({ plan: subscriptionPlan, version: z.number().int() }),
});

/** Days before the end of the trial on which administrators are reminded. */
export const TRIAL_REMINDER_DAYS = [3, 1] as const;

/** Reminds the administrators of a practice whose trial ends soon. */
export const remindOfTrial = everyPractice({
  service: 'billing',
  name: 'remindOfTrial',
  at: '10:00',
  lateHours: 7,
});

/** Ends the trials whose time is over. */
export const endTrials = job({
  service: 'billing',
  name: 'endTrials',
  data: z.object({}),
  everyMs: 15_000,
  attempts: 1,
});

export type Plan = z.infer<typeof plan>;
export type Subscription = z.infer<typeof subscription>;
