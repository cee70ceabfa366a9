import { FEATURE_SWITCHES } from '@quillcare/rules';
import { z } from 'zod';
import { action, ACTIONS, permissionResource, role } from '../core/permissions';
import { PRACTICE_ACCESS } from '../core/principal';
import { country, currency, id, instant } from '../core/primitives';

export const subscriptionPlan = z.enum(['BASIC', 'PROFESSIONAL', 'ENTERPRISE']);
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

/** `cookie` puts the tokens into HttpOnly cookies; `token` returns them to API clients. */
export const sessionKind = z.enum(['token', 'cookie']).default('token');

/** Whether the practice's people may change anything; see `Operation.whileReadOnly`. */
export const practiceAccess = z.enum(PRACTICE_ACCESS);

/** What is switched off for a practice. */
export const switchedOff = z
  .array(z.enum(FEATURE_SWITCHES))
  .max(FEATURE_SWITCHES.length)
  .refine((features) => new Set(features).size === features.length, 'Each can be named once');

export const organisation = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  website: z.string().nullable(),
  country,
  currency,
  timeZone: z.string(),
  isActive: z.boolean(),
  isNonBilling: z.boolean(),
  /** What super admins switched off for it. */
  switchedOff,
});

/** A practice, for other services. */
export const organisationRecord = organisation.extend({
  /** When it signed up. */
  createdAt: instant,
  /** Whether it is there to be tried out; its audit entries say so. */
  isDemonstration: z.boolean(),
  /** The plan in force; null until billing has told. */
  plan: subscriptionPlan.nullable(),
});

export const grants = z.partialRecord(permissionResource, z.array(action).max(ACTIONS.length));

/** How a person looks at the dashboard: what to do now, figures, or boards. */
export const dashboardView = z.enum(['TODAY', 'GRID', 'KANBAN']);
export type DashboardView = z.infer<typeof dashboardView>;

/** A user profile. */
export const userProfile = z.object({
  id,
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role,
  organizationId: id,
  isActive: z.boolean(),
  grants: grants.optional(),
  dashboardView,
  /** The practice's site where the person usually works; new quotes begin with it. */
  usualSiteId: id.nullable(),
  createdAt: instant,
  updatedAt: instant,
});

export const secondStep = z.enum(['DONE', 'VERIFY', 'SET_UP', 'LOCKED']);

/** The super admin who uses the session for support. */
export const impersonationNotice = z.object({
  byName: z.string(),
  readOnly: z.boolean(),
  expiresAt: instant,
});

/** The signed-in person, their practice and their rights. */
export const session = z.object({
  user: userProfile,
  organisation,
  expiresAt: instant,
  /** Unless `DONE`, the session only allows operations that finish signing in. */
  secondStep,
  /** Whether the account has a second step. */
  hasSecondStep: z.boolean(),
  emailConfirmed: z.boolean(),
  impersonation: impersonationNotice.nullable(),
  practiceAccess,
  /** Until when the administrators of a closed practice can sign in; null for one that is active. */
  exportUntil: instant.nullable(),
});

/** Tokens for API clients; null in cookie sessions, because scripts must not see them. */
export const sessionTokens = z.object({
  access_token: z.string().nullable(),
  refresh_token: z.string().nullable(),
  token_type: z.literal('bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.number().int(),
  session,
});

/** A member of staff, for other services. */
export const staffMember = z.object({
  userId: id,
  organisationId: id,
  role,
  grants: grants.optional(),
  name: z.string(),
  email: z.string(),
});

/** Since when a person belongs to the practice and holds what they were given later. */
export const standing = z.object({ joinedAt: instant, gained: z.record(z.string(), instant) });

/** The properties of a session that the gateway needs for each request. */
export const sessionPrincipal = staffMember.extend({
  sessionId: id,
  isActive: z.boolean(),
  secondStep,
  emailConfirmed: z.boolean(),
  confirmedAt: instant.nullable(),
  impersonation: z
    .object({ byUserId: id, bySessionId: id, byName: z.string(), readOnly: z.boolean(), expiresAt: instant })
    .nullable(),
  practiceAccess,
  standing,
});

export type Organisation = z.infer<typeof organisation>;
export type OrganisationRecord = z.infer<typeof organisationRecord>;
export type UserProfile = z.infer<typeof userProfile>;
export type Session = z.infer<typeof session>;
export type SessionTokens = z.infer<typeof sessionTokens>;
