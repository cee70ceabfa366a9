import { z } from 'zod';
import { subscriptionStatus } from '../billing/subscription.status';
import { country, id, instant, version } from '../core/primitives';
import { subscriptionPlan, switchedOffFeatures } from './identity.schemas';

/** A count up to `TOTAL_CAP`. Null if its service did not respond in time. */
const count = z.number().int().nullable();

export const organisationStats = z.object({
  clients: count,
  doctors: count,
  hospitals: count,
  sites: count,
  surgeries: count,
});
export type OrganisationStats = z.infer<typeof organisationStats>;

/** The first administrator who can still sign in, or else the first one. */
export const organisationOwner = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Null if billing has no subscription for the practice or does not respond. */
  subscriptionPlan: subscriptionPlan.nullable(),
});

export const organisationSummary = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  website: z.string().nullable(),
  isActive: z.boolean(),
  isNonBilling: z.boolean(),
  createdAt: instant,
  dataStats: organisationStats,
  owner: organisationOwner.nullable(),
});
export type OrganisationSummary = z.infer<typeof organisationSummary>;

export const organisationOverview = organisationSummary.extend({
  version,
  /** When and why it was deactivated. Null if the practice is active. */
  deactivatedAt: instant.nullable(),
  deactivationReason: z.string().nullable(),
  /** Until when the administrators of a deactivated practice may export its data. Null if they may not. */
  exportUntil: instant.nullable(),
  switchedOff: switchedOffFeatures,
  /** The invited administrator who has not accepted yet. Null if there is none. */
  invitedAdministrator: z.object({ email: z.string(), expiresAt: instant }).nullable(),
  members: z.number().int(),
  activeMembers: z.number().int(),
  country,
  timeZone: z.string(),
  /** Null under the same conditions as the plan. */
  subscriptionStatus: subscriptionStatus.nullable(),
  trialEndDate: instant.nullable(),
});
export type OrganisationOverview = z.infer<typeof organisationOverview>;

export const superAdmin = z.object({
  id,
  name: z.string(),
  email: z.string(),
  practice: z.object({ id, name: z.string() }),
  isActive: z.boolean(),
  hasSecondStep: z.boolean(),
  /** The latest recorded sign-in. Null if it was more than a week ago and its session has been removed. */
  lastSignInAt: instant.nullable(),
});
export type SuperAdmin = z.infer<typeof superAdmin>;

export const platformFigures = z.object({
  organisations: z.number().int(),
  activeOrganisations: z.number().int(),
  /** In the last seven days. */
  newOrganisations: z.number().int(),
  activePeople: z.number().int(),
  superAdmins: z.number().int(),
  openSupport: z.number().int(),
  /** Support sessions started in the last seven days. */
  recentSupport: z.number().int(),
});
export type PlatformFigures = z.infer<typeof platformFigures>;
