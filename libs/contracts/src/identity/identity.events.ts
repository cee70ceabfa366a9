import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { country, id } from '../core/primitives';
import { subscriptionPlan } from './identity.schemas';

export const OrganisationSignedUp = event({
  service: 'identity',
  name: 'OrganisationSignedUp',
  data: z.object({ organisationId: id, userId: id, plan: subscriptionPlan, country, timeZone: z.string() }),
});

/** Gateways drop what they remember of these sessions; null means every session of the user. */
export const SessionsChanged = event({
  service: 'identity',
  name: 'SessionsChanged',
  data: z.object({ userId: id, sessionId: id.nullable() }),
});

/** An account changed what others see or what its owner may do. Everybody of the practice may know that, not what. */
export const UserChanged = event({
  service: 'identity',
  name: 'UserChanged',
  data: z.object({ userId: id }),
  live: { needs: null, tags: (data) => [{ type: 'User', id: data.userId }, { type: 'Session' }, { type: 'SecondStep' }] },
});

export const OrganisationUpdated = event({
  service: 'identity',
  name: 'OrganisationUpdated',
  data: z.object({ organisationId: id }),
  live: { needs: null, tags: () => [{ type: 'Organisation' }] },
});

export const InvitationChanged = event({
  service: 'identity',
  name: 'InvitationChanged',
  data: z.object({ invitationId: id }),
  live: { needs: 'USERS', tags: (data) => [{ type: 'Invitation', id: data.invitationId }] },
});

/** Mails the link for a new password when the address has an account; the same request twice is one mail. */
export const issuePasswordReset = job({
  service: 'identity',
  name: 'issuePasswordReset',
  data: z.object({ requestId: id, sealedEmail: z.string() }),
});

/** Removes sessions that ended long ago, with their refresh tokens. */
export const pruneSessions = job({ service: 'identity', name: 'pruneSessions', data: z.object({}), everyMs: 3_600_000, attempts: 1 });
