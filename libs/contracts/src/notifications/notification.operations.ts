import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { command, query } from '../core/operation';
import { permissionResource, type Resource } from '../core/permissions';
import { id, idParams, instant, rawText } from '../core/primitives';
import { recipients } from '../core/recipients';

export const notificationTopic = z.enum([
  'QUOTE_ACCEPTED',
  'QUOTE_REJECTED',
  'QUOTE_QUERY',
  'MAIL_FAILED',
  'LINK_LOCKED',
  'CALLBACKS_DUE',
  'DISCOUNT_APPROVAL',
]);

export const notificationType = z.enum([
  'INFO',
  'SUCCESS',
  'WARNING',
  'ERROR',
  'MAINTENANCE',
  'FEATURE',
  'UPDATE',
  'PROMOTION',
]);
export const notificationPriority = z.enum(['LOW', 'NORMAL', 'HIGH', 'URGENT', 'CRITICAL']);

/** What a notification can be about. `id` is null for all of a kind, such as the callbacks of a day. */
export const notificationSource = z.object({
  type: z.enum(['QUOTE', 'CALLBACK', 'CLIENT']),
  id: id.nullable(),
});
export type NotificationSource = z.infer<typeof notificationSource>;

/** The resource that a person must be able to read to see a notification about this source. */
export const SOURCE_NEEDS: Record<NotificationSource['type'], Resource> = {
  QUOTE: 'QUOTES',
  CALLBACK: 'QUOTES',
  CLIENT: 'CLIENTS',
};

/** What a notification suggests to do: the words are the client's, `path` is a page of the staff app. */
export const notificationAction = z.object({
  label: z.enum(['VIEW_QUOTE', 'VIEW_CALLBACKS', 'VIEW_CLIENT']),
  path: z.string().startsWith('/'),
});

/** An entry of the notification centre. */
export const notification = z.object({
  id,
  topic: notificationTopic,
  type: notificationType,
  priority: notificationPriority,
  source: notificationSource.nullable(),
  title: z.string(),
  message: z.string(),
  /** The source's id where that is a quote; clients of the previous version read it, and `actionUrl`. */
  quoteId: id.nullable(),
  actionUrl: z.string().nullable(),
  action: notificationAction.nullable(),
  isRead: z.boolean(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;

/** `unread` is exact up to 99; 100 means more. */
export const listNotifications = query({
  name: 'notifications.listNotifications',
  summary: 'What happened, newest first, with the number of unread ones',
  http: { method: 'GET', path: '/notifications' },
  permission: 'signed-in',
  query: listQuery(['createdAt'], { unreadOnly: booleanFilter.optional() }),
  result: listOf(notification).extend({ unread: z.number().int() }),
  provides: ['Notification'],
});

export const markNotificationRead = command({
  name: 'notifications.markNotificationRead',
  summary: 'This person has read it',
  http: { method: 'POST', path: '/notifications/:id/read', status: 200 },
  permission: 'signed-in',
  params: idParams,
  result: z.object({ id }),
  errors: ['NOT_FOUND'],
  invalidates: ['Notification'],
});

export const markAllNotificationsRead = command({
  name: 'notifications.markAllNotificationsRead',
  summary: 'This person has read everything',
  http: { method: 'POST', path: '/notifications/read-all', status: 200 },
  permission: 'signed-in',
  result: z.object({ marked: z.number().int() }),
  invalidates: ['Notification'],
});

/** The gateway's stream of server-sent events: `tags` (to refetch) and `notification` (a new one, by id). */
export const streamEvents = query({
  name: 'notifications.streamEvents',
  summary: 'Live updates for this person, as server-sent events',
  http: { method: 'GET', path: '/events', encoding: 'sse' },
  permission: 'signed-in',
  result: z.object({}),
  errors: ['TOO_MANY_REQUESTS'],
});

export const NotificationRaised = event({
  service: 'notifications',
  name: 'NotificationRaised',
  data: z.object({
    notificationId: id,
    topic: notificationTopic,
    needs: permissionResource.nullable(),
    quoteId: id.nullable(),
    // Notifications services of the previous version do not send them.
    to: recipients.default({}),
    priority: notificationPriority.default('NORMAL'),
  }),
  live: {
    audience: ({ to, needs }) => ({ to, needs }),
    tags: (data) => [{ type: 'Notification', id: data.notificationId }],
  },
});

export const mailState = z.enum(['PENDING', 'DELIVERED', 'FAILED']);

/** The delivery state of a quote's email changed; the quote shows it. */
export const QuoteMailChanged = event({
  service: 'notifications',
  name: 'QuoteMailChanged',
  data: z.object({
    mailId: id,
    quoteId: id,
    revision: z.number().int(),
    state: mailState,
    detail: z.string().nullable(),
  }),
});

/**
 * `sealedLink` is the patient's encrypted link. Only the mailer decrypts it, and erases it once the email is
 * sent. The same link is mailed once.
 */
export const sendQuoteMail = job({
  service: 'notifications',
  name: 'sendQuoteMail',
  data: z.object({
    organisationId: id,
    quoteId: id,
    revision: z.number().int(),
    // Quoting services of the previous version, which send a quote once, do not name it.
    linkId: id.nullish(),
    sealedLink: z.string(),
  }),
  attempts: 10,
});
export const deliverMail = job({
  service: 'notifications',
  name: 'deliverMail',
  data: z.object({ organisationId: id, mailId: id }),
  attempts: 8,
  backoffMs: 5_000,
});
/** Enqueues overdue emails again, in case the queue lost its jobs. */
export const sweepMails = job({
  service: 'notifications',
  name: 'sweepMails',
  data: z.object({}),
  everyMs: 30_000,
  attempts: 1,
});

/** Development only: the local mailbox that replaces an SMTP server. */
export const mailboxMessage = z.object({
  id,
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string().nullable(),
  receivedAt: instant,
});
export const listMailbox = query({
  name: 'notifications.listMailbox',
  summary: 'Emails in the local mailbox, newest first (development only)',
  http: { method: 'GET', path: '/dev/mailbox' },
  permission: 'public',
  query: z.strictObject({
    to: rawText(254).optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(100).default(50),
  }),
  result: z.object({ items: z.array(mailboxMessage) }),
  errors: ['NOT_FOUND'],
});
