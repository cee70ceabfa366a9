import { z } from 'zod';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { id, instant, text } from '../core/primitives';
import { sessionKind, sessionTokens } from './identity.schemas';

/** Duration of a support session, in minutes. */
export const SUPPORT_MINUTES = { min: 5, max: 60, default: 30 } as const;
const REASON_TOO_SHORT = 'Please give a reason of at least 10 characters';
const MINUTES_OUT_OF_RANGE = `Please choose between ${SUPPORT_MINUTES.min} and ${SUPPORT_MINUTES.max} minutes`;

/**
 * Starts a support session: a super admin acts with a session of that person, limited in time and with a reason that appears in
 * the practice's audit trail. It has no refresh token, so it cannot be extended.
 */
export const startImpersonation = command({
  name: 'identity.startImpersonation',
  summary: "Act as a staff member for support: time-limited and recorded in the practice's audit trail",
  http: { method: 'POST', path: '/auth/impersonation', session: 'start' },
  permission: { roles: ['SUPER_ADMIN'] },
  whileReadOnly: true,
  stepUp: true,
  body: z.strictObject({
    userId: id,
    /** The organisation the person is expected to belong to. Refused if it differs. */
    organisationId: id.optional(),
    reason: text(500).min(10, REASON_TOO_SHORT),
    minutes: z
      .number('Please enter a valid number')
      .int('Please enter a valid number')
      .min(SUPPORT_MINUTES.min, MINUTES_OUT_OF_RANGE)
      .max(SUPPORT_MINUTES.max, MINUTES_OUT_OF_RANGE)
      .default(SUPPORT_MINUTES.default),
    readOnly: z.boolean().default(true),
    session: sessionKind,
  }),
  result: sessionTokens,
  errors: ['NOT_FOUND', 'SUPPORT_NOT_POSSIBLE'],
  rateLimit: { max: 60, windowSeconds: 3600 },
  invalidates: ['Session', 'Support'],
});

export const stopImpersonation = command({
  name: 'identity.stopImpersonation',
  summary: 'End the support session and return to your own',
  http: { method: 'POST', path: '/auth/impersonation/stop', status: 200, session: 'step-back' },
  permission: 'signed-in',
  whileReadOnly: true,
  result: z.object({ stopped: z.literal(true) }),
  errors: ['NOT_IN_SUPPORT'],
  invalidates: ['Session', 'Support'],
});

export const supportEnd = z.enum(['STOPPED', 'SIGNED_OUT', 'EXPIRED', 'ENDED_BY_PERSON', 'ACCOUNT_CHANGED']);
export type SupportEnd = z.infer<typeof supportEnd>;

export const supportAccess = z.object({
  id,
  by: z.object({ id, name: z.string() }),
  person: z.object({ id, name: z.string() }),
  practice: z.object({ id, name: z.string() }),
  reason: z.string(),
  readOnly: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  /** Null while it is active. */
  endedAt: instant.nullable(),
  end: supportEnd.nullable(),
});
export type SupportAccess = z.infer<typeof supportAccess>;

export const listImpersonations = query({
  name: 'identity.listImpersonations',
  summary: 'List support sessions across the platform, newest first',
  http: { method: 'GET', path: '/impersonations' },
  permission: { roles: ['SUPER_ADMIN'] },
  query: listQuery(['createdAt'], { readOnly: booleanFilter.optional() }),
  result: listOf(supportAccess),
  provides: ['Support'],
});
