import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { country, id, instant } from '../core/primitives';
import { practiceAccess, subscriptionPlan } from './identity.schemas';
import { supportEnd } from './support.operations';

export const OrganisationSignedUp = event({
  service: 'identity',
  name: 'OrganisationSignedUp',
  data: z.object({
    organisationId: id,
    userId: id,
    plan: subscriptionPlan,
    country,
    timeZone: z.string(),
    /** If true, no trial is started: the demonstration practice is set up as if it had existed for months. */
    isDemonstration: z.boolean().optional(),
  }),
});

/** Gateways evict these sessions from their caches. Null means every session of the user. */
export const SessionsChanged = event({
  service: 'identity',
  name: 'SessionsChanged',
  data: z.object({ userId: id, sessionId: id.nullable() }),
});

/** An account's visible details or rights changed. All staff of the practice may learn that it changed, but not how. */
export const UserChanged = event({
  service: 'identity',
  name: 'UserChanged',
  data: z.object({ userId: id }),
  live: {
    needs: null,
    tags: (data) => [{ type: 'User', id: data.userId }, { type: 'Session' }, { type: 'SecondStep' }],
  },
});

/** Services revoke the secrets that the person created, if whoever deactivated them chose so. */
export const StaffDeactivated = event({
  service: 'identity',
  name: 'StaffDeactivated',
  data: z.object({ userId: id, keysAndFeeds: z.enum(['KEEP', 'REVOKE']) }),
});

export const OrganisationUpdated = event({
  service: 'identity',
  name: 'OrganisationUpdated',
  data: z.object({ organisationId: id }),
  live: { needs: null, tags: () => [{ type: 'Organisation' }] },
});

/** The practice became read-only or regained full access. Gateways evict its sessions, and every open page shows the change. */
export const OrganisationAccessChanged = event({
  service: 'identity',
  name: 'OrganisationAccessChanged',
  data: z.object({ organisationId: id, access: practiceAccess }),
  live: { needs: null, tags: () => [{ type: 'Session' }, { type: 'Subscription' }] },
});

/** Another plan is in force. Services must fetch the practice's entitlements again. */
export const OrganisationPlanChanged = event({
  service: 'identity',
  name: 'OrganisationPlanChanged',
  data: z.object({ organisationId: id, plan: subscriptionPlan }),
  live: { needs: null, tags: () => [{ type: 'Organisation' }, { type: 'Subscription' }] },
});

export const InvitationChanged = event({
  service: 'identity',
  name: 'InvitationChanged',
  data: z.object({ invitationId: id }),
  live: { needs: 'USERS', tags: (data) => [{ type: 'Invitation', id: data.invitationId }] },
});

/** A support session for a person started. The person's open pages show it at once. */
export const SupportStarted = event({
  service: 'identity',
  name: 'SupportStarted',
  data: z.object({ sessionId: id, userId: id, byUserId: id, readOnly: z.boolean(), expiresAt: instant }),
  live: { needs: null, tags: () => [{ type: 'Device' }] },
});

export const SupportEnded = event({
  service: 'identity',
  name: 'SupportEnded',
  data: z.object({ sessionId: id, userId: id, byUserId: id, end: supportEnd }),
  live: { needs: null, tags: () => [{ type: 'Device' }] },
});

/** Emails a password reset link if the address has an account. A repeated request sends a single email. */
export const issuePasswordReset = job({
  service: 'identity',
  name: 'issuePasswordReset',
  data: z.object({ requestId: id, sealedEmail: z.string() }),
});

/**
 * Warns the owner of the account with this address, if there is one, about repeated sign-in attempts; at most
 * once a day.
 */
export const warnOfSignInTries = job({
  service: 'identity',
  name: 'warnOfSignInTries',
  data: z.object({ sealedEmail: z.string() }),
});

/** Deletes sessions that ended long ago, with their refresh tokens. */
export const pruneSessions = job({
  service: 'identity',
  name: 'pruneSessions',
  data: z.object({}),
  everyMs: 3_600_000,
  attempts: 1,
});

/** Closes support sessions that have expired, or whose super admin's own session or role has ended. */
export const closeSupport = job({
  service: 'identity',
  name: 'closeSupport',
  data: z.object({}),
  everyMs: 60_000,
  attempts: 1,
});
