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

/** Removes sessions that ended long ago, with their refresh tokens. */
export const pruneSessions = job({ service: 'identity', name: 'pruneSessions', data: z.object({}), everyMs: 3_600_000, attempts: 1 });
