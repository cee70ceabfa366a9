import { z } from 'zod';
import { event } from '../core/event';
import { listOf, listQuery } from '../core/list';
import { setOf } from '../core/list-filters';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, instant } from '../core/primitives';
import { mailState } from './notification.operations';

export const mailKind = z.enum([
  'quote-ready',
  'quote-change',
  'quote-news',
  'quote-reminder',
  'identity-code',
  'response-receipt',
  'response-notice',
  'enquiry-received',
  'case-news',
  'welcome',
  'invitation',
  'email-confirmation',
  'password-reset',
  'password-changed',
  'second-step-on',
  'second-step-off',
  'recovery-code-used',
  'second-step-guessed',
  'sign-in-tries',
  'practice-closed',
  'contact-message',
  'trial-news',
  'invoice-news',
  'news',
  'digest',
]);
export type MailKind = z.infer<typeof mailKind>;

/** The server an email is sent through. FALLBACK: the platform's server, because the practice's own did not accept it. */
export const mailRoute = z.enum(['PLATFORM', 'OWN', 'FALLBACK']);
export type MailRoute = z.infer<typeof mailRoute>;

/**
 * Why an email failed. REFUSED: the address or the message was rejected. GAVE_UP: no attempt was accepted by a server. BOUNCED:
 * it was accepted and later returned. SUPPRESSED: not sent, because earlier emails to the address bounced. UNREADABLE: its
 * content could no longer be decrypted.
 */
export const mailFailure = z.enum(['REFUSED', 'GAVE_UP', 'BOUNCED', 'SUPPRESSED', 'UNREADABLE']);
export type MailFailure = z.infer<typeof mailFailure>;

/** An email on the delivery board. Its content is never shown, and its recipient only partially. */
export const mailItem = z.object({
  id,
  createdAt: instant,
  kind: mailKind,
  state: mailState,
  /** Masked, such as `h…a@example.com`. */
  recipient: z.string(),
  attempts: z.number().int(),
  /** Time of the next attempt. Null unless it is waiting. */
  dueAt: instant.nullable(),
  /** The mail server's last response, in plain language. */
  detail: z.string().nullable(),
  failure: mailFailure.nullable(),
  route: mailRoute,
  /** Why it was sent through the platform's server instead of the practice's own. */
  routeReason: z.string().nullable(),
  softBounces: z.number().int(),
  complainedAt: instant.nullable(),
  quoteId: id.nullable(),
  quoteNumber: z.string().nullable(),
  canRetry: z.boolean(),
});
export type MailItem = z.infer<typeof mailItem>;

export const listMails = query({
  name: 'notifications.listMails',
  summary: "List the practice's emails with their delivery status, newest first",
  http: { method: 'GET', path: '/mails' },
  permission: { roles: ADMINS },
  query: listQuery(['createdAt'], { status: setOf(mailState), kind: setOf(mailKind) }),
  result: listOf(mailItem),
  provides: ['Mail'],
});

export const getMailCounts = query({
  name: 'notifications.getMailCounts',
  summary: 'Count waiting emails, and emails that failed in the last 30 days',
  http: { method: 'GET', path: '/mails/counts' },
  permission: { roles: ADMINS },
  result: z.object({ waiting: z.number().int(), failed: z.number().int(), retryable: z.number().int() }),
  provides: ['Mail'],
});

export const retryMail = command({
  name: 'notifications.retryMail',
  summary: 'Retry a failed or waiting email now',
  http: { method: 'POST', path: '/mails/:id/retry', status: 200 },
  permission: { roles: ADMINS },
  params: idParams,
  result: z.object({ id }),
  errors: ['NOT_FOUND', 'MAIL_NOT_RETRYABLE'],
  invalidates: ['Mail'],
});

export const MOST_RETRIED = 100;

export const retryMails = command({
  name: 'notifications.retryMails',
  summary: `Retry the newest ${MOST_RETRIED} failed emails, of one kind or of all`,
  http: { method: 'POST', path: '/mails/retry', status: 200 },
  permission: { roles: ADMINS },
  body: z.strictObject({ kind: mailKind.optional() }),
  result: z.object({
    retried: z.number().int(),
    /** Number of emails not retried because what they are about has changed since. */
    outdated: z.number().int(),
    hasMore: z.boolean(),
  }),
  invalidates: ['Mail'],
});

/** The delivery of an email changed in a way that is visible on the board. */
export const MailChanged = event({
  service: 'notifications',
  name: 'MailChanged',
  data: z.object({ mailId: id }),
  live: { needs: 'SETTINGS', tags: () => [{ type: 'Mail' }] },
});
