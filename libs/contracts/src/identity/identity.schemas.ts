import { z } from 'zod';
import { action, resource, role } from '../core/permissions';
import { country, currency, id, instant } from '../core/primitives';

export const subscriptionPlan = z.enum(['BASIC', 'PROFESSIONAL', 'ENTERPRISE']);
export type SubscriptionPlan = z.infer<typeof subscriptionPlan>;

/** `cookie` keeps the tokens in HttpOnly cookies; `token` answers them to API clients. */
export const sessionKind = z.enum(['token', 'cookie']).default('token');

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
});

export const grants = z.partialRecord(resource, z.array(action));

/** A user profile as the product shows it. */
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
  createdAt: instant,
  updatedAt: instant,
});

/** Who is signed in, where, and what they may do. */
export const session = z.object({ user: userProfile, organisation, expiresAt: instant });

/** Tokens for API clients; in a cookie session both are null because the browser never sees them. */
export const sessionTokens = z.object({
  access_token: z.string().nullable(),
  refresh_token: z.string().nullable(),
  token_type: z.literal('bearer'),
  /** Seconds until the access token expires. */
  expires_in: z.number().int(),
  session,
});

/** What the gateway needs to know of a session on each request. */
export const sessionPrincipal = z.object({
  userId: id,
  organisationId: id,
  sessionId: id,
  role,
  isActive: z.boolean(),
  grants: grants.optional(),
  name: z.string(),
  email: z.string(),
});

export type Organisation = z.infer<typeof organisation>;
export type UserProfile = z.infer<typeof userProfile>;
export type Session = z.infer<typeof session>;
export type SessionTokens = z.infer<typeof sessionTokens>;
