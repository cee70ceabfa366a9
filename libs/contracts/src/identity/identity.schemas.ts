import { FEATURE_SWITCHES } from '@quillcare/rules';
import { z } from 'zod';
import { action, ACTIONS, permissionResource, role } from '../core/permissions';
import { PRACTICE_ACCESS } from '../core/principal';
import { country, currency, id, instant } from '../core/primitives';

export const subscriptionPlan = z.enum(['BASIC', 'PROFESSIONAL', 'ENTERPRISE']);
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

/** `cookie` sets the tokens as HttpOnly cookies; `token` returns them to API clients. */
export const sessionKind = z.enum(['token', 'cookie']).default('token');

/** Whether the practice's people may change anything; see `Operation.whileReadOnly`. */
export const practiceAccess = z.enum(PRACTICE_ACCESS);

export const switchedOff = z
  .array(z.enum(FEATURE_SWITCHES))
  .max(FEATURE_SWITCHES.length)
  .refine((features) => new Set(features).size === features.length, 'Please use each feature only once');

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
  /** What super admins have switched off for the practice. */
  switchedOff,
});

/** A practice as seen by other services. */
export const organisationRecord = organisation.extend({
  createdAt: instant,
  /** Whether it is a demonstration practice, which its audit entries record. */
  isDemonstration: z.boolean(),
  /** The plan in force. Null until billing has reported it. */
  plan: subscriptionPlan.nullable(),
});

export const grants = z.partialRecord(permissionResource, z.array(action).max(ACTIONS.length));

/** A person's view of the dashboard: current tasks, figures, or boards. */
export const dashboardView = z.enum(['TODAY', 'GRID', 'KANBAN']);
export type DashboardView = z.infer<typeof dashboardView>;

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
  /** The site where the person usually works, preselected for new quotes. */
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
  /** Unless `DONE`, the session allows only the operations that complete the sign-in. */
  secondStep,
  hasSecondStep: z.boolean(),
  emailConfirmed: z.boolean(),
  impersonation: impersonationNotice.nullable(),
  practiceAccess,
  /** Until when the administrators of a closed practice can sign in. Null if the practice is active. */
  exportUntil: instant.nullable(),
});

/** Tokens for API clients. Null in cookie sessions, because scripts must not see them. */
export const sessionTokens = z.object({
  access_token: z.string().nullable(),
  refresh_token: z.string().nullable(),
  token_type: z.literal('bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.number().int(),
  session,
});

/** A staff member as seen by other services. */
export const staffMember = z.object({
  userId: id,
  organisationId: id,
  role,
  grants: grants.optional(),
  name: z.string(),
  email: z.string(),
});

/** Since when a person has belonged to the practice, and since when they have held rights gained later. */
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
