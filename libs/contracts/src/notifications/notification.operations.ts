import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { booleanFilter, listOf, listQuery } from '../core/list';
import { setOf } from '../core/list-filters';
import { command, query } from '../core/operation';
import { permissionResource, type Resource } from '../core/permissions';
import { currency, id, idParams, instant, isoDate, rawText } from '../core/primitives';
import { recipients, toPerson } from '../core/recipients';
import { notificationKind } from './notification-topics';
import { notificationTopic } from './notification-topic.schemas';

/** What a patient answered. The list shows the newest of these for some days only; the quote keeps the answer itself. */
export const RESPONSE_TOPICS: readonly z.infer<typeof notificationTopic>[] = [
  'QUOTE_ACCEPTED',
  'QUOTE_REJECTED',
  'QUOTE_QUERY',
];
export const MAX_SHOWN_RESPONSES = 50;
export const RESPONSES_SHOWN_DAYS = 7;

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
  type: z.enum(['QUOTE', 'CALLBACK', 'CLIENT', 'LEAD', 'ORGANISATION', 'USER', 'SURGERY_CASE']),
  id: id.nullable(),
});
export type NotificationSource = z.infer<typeof notificationSource>;

/** The resource that a person must be able to read to see a notification about this source, unless its news say another. */
export const SOURCE_NEEDS: Record<NotificationSource['type'], Resource> = {
  QUOTE: 'QUOTES',
  CALLBACK: 'QUOTES',
  CLIENT: 'CLIENTS',
  LEAD: 'LEADS',
  ORGANISATION: 'SETTINGS',
  USER: 'USERS',
  SURGERY_CASE: 'QUOTES',
};

/** What a notification suggests to do: the words are the client's, `path` is a page of the staff app. */
export const notificationAction = z.object({
  label: z.enum([
    'VIEW_QUOTE',
    'VIEW_CALLBACKS',
    'VIEW_CLIENT',
    'VIEW_EXPORTS',
    'VIEW_IMPORT',
    'VIEW_NOTE',
    'VIEW_LEAD',
    'VIEW_CASE',
    'VIEW_BILLING',
    'VIEW_EMAIL_CONFIG',
  ]),
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
  /** The person has put it away. */
  isArchived: z.boolean(),
  /** In a grouped list, of what it stands for: how many there are, itself included. Null where it stands for itself. */
  group: z.object({ count: z.number().int(), unread: z.number().int() }).nullable(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;

/** `unread` is exact up to 99; 100 means more. */
export const listNotifications = query({
  name: 'notifications.listNotifications',
  summary: 'What happened, newest first, with the number of unread ones',
  http: { method: 'GET', path: '/notifications' },
  permission: 'signed-in',
  query: listQuery(['createdAt'], {
    unreadOnly: booleanFilter.optional(),
    type: setOf(notificationType),
    priority: setOf(notificationPriority),
    kind: setOf(notificationKind),
    /** Those that the person has put away instead of the others. */
    archived: booleanFilter.optional(),
    /** Of those that are alike on a day only the newest, which says how many there are. */
    grouped: booleanFilter.optional(),
    /** Those that are alike to this one, itself included. */
    groupOf: id.optional(),
  }),
  result: listOf(notification).extend({ unread: z.number().int() }),
  provides: ['Notification'],
});

/** With all that are alike to it on that day. */
export const withGroup = z.strictObject({ wholeGroup: z.boolean().default(false) });

export const markNotificationRead = command({
  name: 'notifications.markNotificationRead',
  summary: 'This person has read it',
  http: { method: 'POST', path: '/notifications/:id/read', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  params: idParams,
  body: withGroup,
  result: z.object({ id }),
  errors: ['NOT_FOUND'],
  invalidates: ['Notification'],
});

export const markAllNotificationsRead = command({
  name: 'notifications.markAllNotificationsRead',
  summary: 'This person has read everything',
  http: { method: 'POST', path: '/notifications/read-all', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
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
    to: recipients,
    priority: notificationPriority,
    /** Who wants none of this kind in the app, and who wants it there without a message that pops up. */
    hiddenFrom: z.array(id),
    silentFor: z.array(id),
    /** Whose own act it was: they have read it, and get neither a message that pops up nor an email. */
    byUserId: id.nullable(),
  }),
  live: {
    audience: ({ to, needs, hiddenFrom }) => ({ to, needs, except: hiddenFrom }),
    tags: (data) => [{ type: 'Notification', id: data.notificationId }],
  },
});

/**
 * A person has read notifications: one, or all up to an instant (`notificationId` null). Their other windows count again, and
 * what was mentioned there is read as well.
 */
export const NotificationsRead = event({
  service: 'notifications',
  name: 'NotificationsRead',
  data: z.object({ userId: id, notificationId: id.nullable(), mentionId: id.nullable(), at: instant }),
  live: {
    audience: ({ userId }) => ({ to: toPerson(userId), needs: null }),
    tags: () => [{ type: 'Notification' }],
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
 * What an email about a quote is for. QUOTE: the quote, with its link; it alone counts as the quote's email. ANSWER: the practice
 * answered a question. CODE: the code that identifies. SIGNATORY_CODE: the one that confirms the address of whoever signs for the
 * patient. CONFIRM: staff recorded an acceptance. SIGNED: the signed document is ready. WITHDRAWN: the patient took back an
 * acceptance. VARIATION: what was accepted is to change. SETTLED: what the patient said is not right was settled. DEPOSIT_PAID: the
 * receipt for a deposit that was paid online.
 */
export const quoteMailKind = z.enum([
  'QUOTE',
  'ANSWER',
  'CODE',
  'SIGNATORY_CODE',
  'CONFIRM',
  'SIGNED',
  'WITHDRAWN',
  'VARIATION',
  'SETTLED',
  'DEPOSIT_PAID',
]);
export type QuoteMailKind = z.infer<typeof quoteMailKind>;

/** What a receipt says of a deposit: nothing about what it is for. */
export const paidDeposit = z.object({
  amountMinor: z.number().int(),
  currency,
  paidOn: isoDate,
  lastFour: z.string().nullable(),
  reference: z.string(),
  businessNumber: z.string().nullable(),
});
export type PaidDeposit = z.infer<typeof paidDeposit>;

/**
 * Sealed are the patient's link or code, and the address of somebody else; only the mailer opens them, and erases them once the
 * email is sent. `linkId` is the id of the link or of the code: one is mailed once for each kind.
 */
export const sendQuoteMail = job({
  service: 'notifications',
  name: 'sendQuoteMail',
  data: z.object({
    organisationId: id,
    quoteId: id,
    revision: z.number().int(),
    linkId: id.nullish(),
    sealedLink: z.string(),
    kind: quoteMailKind,
    sealedRecipient: z.string().nullish(),
    /** Of a deposit. */
    receipt: paidDeposit.nullish(),
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
