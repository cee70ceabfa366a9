import { z } from 'zod';
import { event } from '../core/event';
import { listOf, listQuery } from '../core/list';
import { setOf } from '../core/list-filters';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, instant } from '../core/primitives';
import { mailState } from './notification.operations';

/** Every kind of email that the product sends. */
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

/** By which server an email goes out; FALLBACK: by the platform's, because the practice's own did not take it. */
export const mailRoute = z.enum(['PLATFORM', 'OWN', 'FALLBACK']);
export type MailRoute = z.infer<typeof mailRoute>;

/**
 * Why an email failed. REFUSED: the address or the message was refused. GAVE_UP: no server took it in all attempts.
 * BOUNCED: it was taken and came back. SUPPRESSED: not sent, because earlier emails to the address came back. UNREADABLE: its
 * content could no longer be opened.
 */
export const mailFailure = z.enum(['REFUSED', 'GAVE_UP', 'BOUNCED', 'SUPPRESSED', 'UNREADABLE']);
export type MailFailure = z.infer<typeof mailFailure>;

/** An email on the board: never its content, and its recipient only in part. */
export const mailItem = z.object({
  id,
  createdAt: instant,
  kind: mailKind,
  state: mailState,
  /** Such as `h…a@example.com`. */
  recipient: z.string(),
  attempts: z.number().int(),
  /** When it is tried next; null unless it waits. */
  dueAt: instant.nullable(),
  /** What the mail server answered last, in plain words. */
  detail: z.string().nullable(),
  failure: mailFailure.nullable(),
  route: mailRoute,
  /** Why the platform's server sent it instead of the practice's own. */
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
  summary: "The practice's emails with their delivery, newest first",
  http: { method: 'GET', path: '/mails' },
  permission: { roles: ADMINS },
  query: listQuery(['createdAt'], { status: setOf(mailState), kind: setOf(mailKind) }),
  result: listOf(mailItem),
  provides: ['Mail'],
});

export const getMailCounts = query({
  name: 'notifications.getMailCounts',
  summary: 'How many emails wait, and how many failed in the last 30 days',
  http: { method: 'GET', path: '/mails/counts' },
  permission: { roles: ADMINS },
  result: z.object({ waiting: z.number().int(), failed: z.number().int(), retryable: z.number().int() }),
  provides: ['Mail'],
});

export const retryMail = command({
  name: 'notifications.retryMail',
  summary: 'Try a failed or waiting email again now',
  http: { method: 'POST', path: '/mails/:id/retry', status: 200 },
  permission: { roles: ADMINS },
  params: idParams,
  result: z.object({ id }),
  errors: ['NOT_FOUND', 'MAIL_NOT_RETRYABLE'],
  invalidates: ['Mail'],
});

/** The most emails that one request tries again. */
export const MOST_RETRIED = 100;

export const retryMails = command({
  name: 'notifications.retryMails',
  summary: `Try failed emails again, the newest ${MOST_RETRIED} of a kind or of all kinds`,
  http: { method: 'POST', path: '/mails/retry', status: 200 },
  permission: { roles: ADMINS },
  body: z.strictObject({ kind: mailKind.optional() }),
  result: z.object({
    retried: z.number().int(),
    /** Left alone, because what they are about has changed meanwhile. */
    outdated: z.number().int(),
    /** Whether there are more to try. */
    hasMore: z.boolean(),
  }),
  invalidates: ['Mail'],
});

/** An email's delivery changed in a way that the board shows. */
export const MailChanged = event({
  service: 'notifications',
  name: 'MailChanged',
  data: z.object({ mailId: id }),
  live: { needs: 'SETTINGS', tags: () => [{ type: 'Mail' }] },
});
