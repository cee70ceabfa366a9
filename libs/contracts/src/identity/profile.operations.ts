import { z } from 'zod';
import { command, query } from '../core/operation';
import { email, id, idParams, instant, nameText, optionalNameText, text, version } from '../core/primitives';
import { dashboardView, grants, subscriptionPlan, userProfile } from './identity.schemas';

/** The caller's own profile, with the version needed to edit it. */
export const ownProfile = userProfile.extend({ version });
export type OwnProfile = z.infer<typeof ownProfile>;

/** The profile with everything else an app needs: the practice, the rights, and the plan being tried or paid for. */
export const profileDetails = ownProfile.extend({
  /** Same as `id`. */
  authUserId: id,
  organization: z.object({ id, name: z.string(), email: z.string() }),
  /** What the person may do, by role and explicit grants. */
  permissions: grants,
  /** Null if billing has no subscription for the practice or does not respond. */
  subscriptionPlan: subscriptionPlan.nullable(),
  trialStartDate: instant.nullable(),
  trialEndDate: instant.nullable(),
});
export type ProfileDetails = z.infer<typeof profileDetails>;

export const getProfile = query({
  name: 'identity.getProfile',
  summary: 'Get your profile',
  http: { method: 'GET', path: '/profile' },
  permission: 'signed-in',
  result: profileDetails,
  provides: ['Session'],
});

export const updateProfile = command({
  name: 'identity.updateProfile',
  summary: 'Update your name; omitted fields stay unchanged',
  http: { method: 'PATCH', path: '/profile' },
  permission: 'signed-in',
  whileReadOnly: true,
  ownerOnly: true,
  body: z.strictObject({ version, firstName: nameText().optional(), lastName: nameText().optional() }),
  result: ownProfile,
  errors: ['VERSION_CONFLICT'],
  invalidates: ['Session', 'User'],
});

export const chooseDashboardView = command({
  name: 'identity.chooseDashboardView',
  summary: 'Save your dashboard view',
  http: { method: 'PATCH', path: '/profile/dashboard-view' },
  permission: 'signed-in',
  whileReadOnly: true,
  ownerOnly: true,
  body: z.strictObject({ view: dashboardView }),
  result: z.object({ view: dashboardView }),
  invalidates: ['Session'],
});

export const chooseUsualSite = command({
  name: 'identity.chooseUsualSite',
  summary: 'Set your usual site, which new quotes start with',
  http: { method: 'PATCH', path: '/profile/usual-site' },
  permission: 'signed-in',
  whileReadOnly: true,
  ownerOnly: true,
  body: z.strictObject({ siteId: id.nullable() }),
  result: z.object({ usualSiteId: id.nullable() }),
  errors: ['NOT_FOUND'],
  invalidates: ['Session'],
});

/** Field names used by clients of the earlier product. */
const userData = z.object({
  name: optionalNameText(200),
  firstName: optionalNameText(),
  lastName: optionalNameText(),
  first_name: optionalNameText(),
  last_name: optionalNameText(),
});

export const createProfile = command({
  name: 'identity.createProfile',
  summary: 'Get your profile; a missing name is derived from known details',
  http: { method: 'POST', path: '/auth/create-profile', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  ownerOnly: true,
  // The session identifies the user; id and email are validated but otherwise ignored.
  body: z.strictObject({ authUserId: text(200), email, userData: userData.optional() }),
  result: z.object({ user: userProfile, success: z.literal(true), organizationId: id, error: z.null() }),
  invalidates: ['Session', 'User'],
});

export const deviceSession = z.object({
  id,
  /** Browser and operating system in words, or `Quillcare support: <name>` for a support session. */
  device: z.string(),
  ipAddress: z.string(),
  createdAt: instant,
  /** When its tokens were last renewed, accurate to 15 minutes. */
  lastUsedAt: instant,
  expiresAt: instant,
  isCurrent: z.boolean(),
  /** Set only for a super admin's support session. */
  support: z.object({ reason: z.string(), readOnly: z.boolean() }).nullable(),
});
export type DeviceSession = z.infer<typeof deviceSession>;

export const listSessions = query({
  name: 'identity.listSessions',
  summary: 'List your sessions, the current one first, then by last use',
  http: { method: 'GET', path: '/auth/sessions' },
  permission: 'signed-in',
  result: z.object({ items: z.array(deviceSession) }),
  provides: ['Device'],
});

export const endSession = command({
  name: 'identity.endSession',
  summary: 'End one of your sessions immediately',
  http: { method: 'DELETE', path: '/auth/sessions/:id' },
  permission: 'signed-in',
  whileReadOnly: true,
  ownerOnly: true,
  params: idParams,
  result: z.object({ id }),
  errors: ['NOT_FOUND'],
  invalidates: ['Device'],
});

export const signOutEverywhere = command({
  name: 'identity.signOutEverywhere',
  summary: 'End all your sessions immediately, including this one',
  http: { method: 'POST', path: '/auth/sign-out-everywhere', status: 200, session: 'end' },
  permission: 'signed-in',
  whileReadOnly: true,
  ownerOnly: true,
  result: z.object({ signedOut: z.literal(true), sessions: z.number().int() }),
  invalidates: ['Session', 'Device'],
});
