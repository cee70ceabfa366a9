import { z } from 'zod';
import { command, query, SERVICES } from '../core/operation';
import { organisationParams, instant } from '../core/primitives';
import { failures, stuckMessages } from '../stuck-messages';

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;

export const organisationHealth = z.object({
  /** The latest recorded sign-in of anyone. Null if it was more than a week ago and its session has been removed. */
  lastSignInAt: instant.nullable(),
  /** Failures of the last 30 days. Null if the service does not respond. */
  mails: failures.nullable(),
  documents: failures.nullable(),
  imports: failures.nullable(),
  services: z.array(z.object({ service: z.enum(SERVICES), messages: stuckMessages.nullable() })),
});
export type OrganisationHealth = z.infer<typeof organisationHealth>;

export const getOrganisationHealth = query({
  name: 'identity.getOrganisationHealth',
  summary: 'Get what has failed or is stuck in a practice',
  http: { method: 'GET', path: '/organizations/:id/health' },
  permission: superAdmins,
  params: organisationParams,
  result: organisationHealth,
  errors: ['NOT_FOUND'],
  provides: ['Organisation'],
});

export const retryForOrganisation = command({
  name: 'identity.retryForOrganisation',
  summary: "Retry a practice's permanently failed messages or emails",
  http: { method: 'POST', path: '/organizations/:id/retry', status: 200 },
  permission: superAdmins,
  stepUp: true,
  params: organisationParams,
  body: z.strictObject({ what: z.enum(['MESSAGES', 'MAILS']) }),
  result: z.object({ retried: z.number().int() }),
  errors: ['NOT_FOUND'],
  deadlineMs: 15_000,
  invalidates: ['Organisation'],
});
