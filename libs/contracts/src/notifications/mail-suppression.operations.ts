import { z } from 'zod';
import { event } from '../core/event';
import { command, query } from '../core/operation';
import { email, id, instant, optionalText } from '../core/primitives';

/** Why no email is sent to an address. SOFT_BOUNCES: several emails in a row bounced for temporary reasons. */
export const suppressionReason = z.enum(['HARD_BOUNCE', 'COMPLAINT', 'SOFT_BOUNCES']);
export type SuppressionReason = z.infer<typeof suppressionReason>;

export const mailSuppression = z.object({
  id,
  address: z.string(),
  reason: suppressionReason,
  since: instant,
  /** The receiving server's message, in plain language. */
  detail: z.string().nullable(),
  quoteId: id.nullable(),
  quoteNumber: z.string().nullable(),
});
export type MailSuppression = z.infer<typeof mailSuppression>;

export const findMailSuppression = query({
  name: 'notifications.findMailSuppression',
  summary: 'Get whether emails to an address are suppressed because they bounced, and since when',
  http: { method: 'GET', path: '/mail-suppressions' },
  permission: { resource: 'CLIENTS', action: 'READ' },
  query: z.strictObject({ email }),
  result: z.object({ suppression: mailSuppression.nullable() }),
  provides: ['MailSuppression'],
});

export const liftMailSuppression = command({
  name: 'notifications.liftMailSuppression',
  summary: 'Resume sending to a suppressed address, for example after the patient cleared their mailbox',
  http: { method: 'POST', path: '/mail-suppressions/lift', status: 200 },
  permission: { resource: 'CLIENTS', action: 'UPDATE' },
  /** A reason is required after a complaint, because the person asked for no more emails. */
  body: z.strictObject({ email, reason: optionalText(500) }),
  result: z.object({ address: z.string() }),
  errors: ['NOT_FOUND'],
  invalidates: ['MailSuppression'],
});

export const MailSuppressionChanged = event({
  service: 'notifications',
  name: 'MailSuppressionChanged',
  data: z.object({ id }),
  live: { needs: 'CLIENTS', tags: () => [{ type: 'MailSuppression' }] },
});
