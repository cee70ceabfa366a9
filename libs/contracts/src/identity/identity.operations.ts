import { z } from 'zod';
import { command, query, type RateLimit } from '../core/operation';
import { country, email, id, instant, nameText, optionalNameText, rawText, text } from '../core/primitives';
import {
  organisationRecord,
  session,
  sessionKind,
  sessionPrincipal,
  sessionTokens,
  staffMember,
  rightsHistory,
  subscriptionPlan,
} from './identity.schemas';

export const signUp = command({
  name: 'identity.signUp',
  summary: 'Create a practice with its first administrator, and sign in',
  http: { method: 'POST', path: '/auth/sign-up', session: 'start' },
  permission: 'public',
  body: z.strictObject({
    firstName: nameText(),
    lastName: nameText(),
    email,
    password: rawText(200),
    organizationName: optionalNameText(200),
    phone: text(40),
    country,
    subscriptionPlan,
    session: sessionKind,
  }),
  result: sessionTokens,
  errors: ['EMAIL_TAKEN', 'EMAIL_RESERVED', 'TOO_MANY_REQUESTS'],
  rateLimit: { max: 20, windowSeconds: 3600 },
  deadlineMs: 15_000,
  invalidates: ['Session'],
});

/** Called by the gateway when the sign-in attempts for an address reach their limit. */
export const reportSignInTries = command({
  name: 'identity.reportSignInTries',
  summary: 'Report repeated sign-in attempts for an address',
  http: null,
  permission: 'internal',
  body: z.strictObject({ email }),
  result: z.object({ noted: z.literal(true) }),
});

/**
 * Limits password guessing to about a hundred attempts a day, across all network addresses and whether or not the email has an
 * account. The owner can still sign in on a known device or with an emailed link. Correct passwords do not count, so a desk that
 * shares an account can sign in as often as it needs.
 */
export const SIGN_IN_LIMIT: RateLimit = {
  max: 60,
  windowSeconds: 60,
  perField: {
    field: 'email',
    max: 10,
    further: [
      { max: 30, windowSeconds: 3600 },
      { max: 100, windowSeconds: 86_400 },
    ],
    bucket: 'identity.signIn',
    knownDevices: true,
    onlyFailures: true,
    advice:
      "Too many attempts to sign in with this email. Please wait and try again later, or use 'Forgot your password?' to sign in again right away.",
    report: reportSignInTries.name,
  },
};

export const signIn = command({
  name: 'identity.signIn',
  summary: 'Sign in with email and password',
  http: { method: 'POST', path: '/auth/sign-in', status: 200, session: 'start' },
  permission: 'public',
  body: z.strictObject({
    email,
    password: rawText(200).min(1, 'Please enter your password.'),
    session: sessionKind,
  }),
  result: sessionTokens,
  errors: ['INVALID_CREDENTIALS', 'EMAIL_NOT_CONFIRMED', 'ORGANISATION_INACTIVE', 'TOO_MANY_REQUESTS'],
  rateLimit: SIGN_IN_LIMIT,
  deadlineMs: 12_000,
  invalidates: ['Session'],
});

export const refreshSession = command({
  name: 'identity.refreshSession',
  summary: 'Exchange a refresh token for new tokens; each works once, and reuse ends the session',
  http: { method: 'POST', path: '/auth/refresh', status: 200, session: 'start' },
  permission: 'public',
  body: z.strictObject({ refreshToken: rawText(200).optional() }),
  result: sessionTokens,
  errors: ['UNAUTHENTICATED'],
  rateLimit: { max: 120, windowSeconds: 60 },
});

export const signOut = command({
  name: 'identity.signOut',
  summary: 'Sign out and end this session immediately',
  http: { method: 'POST', path: '/auth/sign-out', status: 200, session: 'end' },
  permission: 'signed-in',
  whileReadOnly: true,
  beforeSecondStep: true,
  whileLocked: true,
  result: z.object({ signedOut: z.literal(true) }),
});

export const checkEmail = query({
  name: 'identity.checkEmail',
  summary: 'Check whether an account with this email exists',
  http: { method: 'POST', path: '/auth/check-email', status: 200 },
  permission: 'public',
  body: z.strictObject({ email }),
  result: z.object({ exists: z.boolean() }),
  errors: ['TOO_MANY_REQUESTS'],
  rateLimit: { max: 30, windowSeconds: 60 },
});

export const getSession = query({
  name: 'identity.getSession',
  summary: 'Get the signed-in user with their organisation and permissions',
  http: { method: 'GET', path: '/auth/session' },
  permission: 'signed-in',
  beforeSecondStep: true,
  whileLocked: true,
  result: session,
  provides: ['Session', 'Organisation'],
});

/** For gateways: returns the principal of a live session; throws UNAUTHENTICATED if there is none. */
export const resolveSession = query({
  name: 'identity.resolveSession',
  summary: 'Resolve a session to its principal',
  http: null,
  permission: 'internal',
  body: z.strictObject({ sessionId: id }),
  result: sessionPrincipal,
  errors: ['UNAUTHENTICATED'],
});

/** Returns the properties of an organisation that other services need for emails, quotes and dates. */
export const getOrganisation = query({
  name: 'identity.getOrganisation',
  summary: 'Get an organisation by ID',
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: organisationRecord,
  errors: ['NOT_FOUND'],
});

const practiceTimeZone = z.object({ organisationId: id, timeZone: z.string(), isActive: z.boolean() });
export type PracticeZone = z.infer<typeof practiceTimeZone>;

/**
 * Lists the practices whose record changed since an instant, ordered by id and starting after `afterId`, for jobs that run per
 * practice. Closed and removed practices are not active.
 */
export const listPracticeZones = query({
  name: 'identity.listPracticeZones',
  summary: 'List practices that changed, with their time zones',
  http: null,
  permission: 'internal',
  body: z.strictObject({
    changedSince: instant,
    afterId: id.nullable(),
    limit: z.number().int().min(1).max(1_000),
  }),
  result: z.object({ items: z.array(practiceTimeZone) }),
});

/** Returns the email addresses of active staff with a role, for notification emails. Empty for a deactivated practice. */
export const listStaff = query({
  name: 'identity.listStaff',
  summary: "List an organisation's active staff",
  http: null,
  permission: 'internal',
  body: z.strictObject({ organisationId: id }),
  result: z.object({ items: z.array(staffMember.extend({ standing: rightsHistory })) }),
});
