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

/** Topics of patients' responses. The list shows the latest ones for a few days only; the quote keeps the response itself. */
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

/** The subject of a notification. `id` is null if it covers several records, such as the callbacks of a day. */
export const notificationSource = z.object({
  type: z.enum(['QUOTE', 'CALLBACK', 'CLIENT', 'LEAD', 'ORGANISATION', 'USER', 'SURGERY_CASE']),
  id: id.nullable(),
});
export type NotificationSource = z.infer<typeof notificationSource>;

/** The resource that a person must be able to read to see a notification with this source, unless its topic requires another. */
export const SOURCE_NEEDS: Record<NotificationSource['type'], Resource> = {
  QUOTE: 'QUOTES',
  CALLBACK: 'QUOTES',
  CLIENT: 'CLIENTS',
  LEAD: 'LEADS',
  ORGANISATION: 'SETTINGS',
  USER: 'USERS',
  SURGERY_CASE: 'QUOTES',
};

/** The suggested action. The client translates the label; `path` is a page of the staff app. */
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

export const notification = z.object({
  id,
  topic: notificationTopic,
  type: notificationType,
  priority: notificationPriority,
  source: notificationSource.nullable(),
  title: z.string(),
  message: z.string(),
  /** The source's id if it is a quote. Kept, like `actionUrl`, for clients of the previous version. */
  quoteId: id.nullable(),
  actionUrl: z.string().nullable(),
  action: notificationAction.nullable(),
  isRead: z.boolean(),
  isArchived: z.boolean(),
  /** In a grouped list: the number of notifications it stands for, including itself. Null if it stands for itself only. */
  group: z.object({ count: z.number().int(), unread: z.number().int() }).nullable(),
  createdAt: instant,
});
export type Notification = z.infer<typeof notification>;

/** `unread` is exact up to 99; 100 means more. */
export const listNotifications = query({
  name: 'notifications.listNotifications',
  summary: 'List your notifications, newest first, with the number of unread ones',
  http: { method: 'GET', path: '/notifications' },
  permission: 'signed-in',
  query: listQuery(['createdAt'], {
    unreadOnly: booleanFilter.optional(),
    type: setOf(notificationType),
    priority: setOf(notificationPriority),
    kind: setOf(notificationKind),
    /** Lists archived notifications instead of the others. */
    archived: booleanFilter.optional(),
    /** Returns only the newest of similar notifications on the same day, with their number. */
    grouped: booleanFilter.optional(),
    /** Lists the notifications grouped with this one, including itself. */
    groupOf: id.optional(),
  }),
  result: listOf(notification).extend({ unread: z.number().int() }),
  provides: ['Notification'],
});

/** Whether to include all notifications of the same group and day. */
export const withGroup = z.strictObject({ wholeGroup: z.boolean().default(false) });

export const markNotificationRead = command({
  name: 'notifications.markNotificationRead',
  summary: 'Mark a notification as read',
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
  summary: 'Mark all notifications as read',
  http: { method: 'POST', path: '/notifications/read-all', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  result: z.object({ marked: z.number().int() }),
  invalidates: ['Notification'],
});

/** The gateway's stream of server-sent events: `tags` (to refetch) and `notification` (a new one, by id). */
export const streamEvents = query({
  name: 'notifications.streamEvents',
  summary: 'Stream your live updates as server-sent events',
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
    /** Users who have turned this kind off in the app, and users who want it without a pop-up. */
    hiddenFrom: z.array(id),
    silentFor: z.array(id),
    /** The user whose own action caused it. For them it counts as read, without a pop-up or an email. Null if none. */
    byUserId: id.nullable(),
  }),
  live: {
    audience: ({ to, needs, hiddenFrom }) => ({ to, needs, except: hiddenFrom }),
    tags: (data) => [{ type: 'Notification', id: data.notificationId }],
  },
});

/**
 * A person read one notification, or all up to an instant (`notificationId` null). Their other windows update the count, and the
 * mention it was about is marked as read as well.
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

/** The delivery state of a quote's email changed, which the quote shows. */
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
 * The purpose of an email about a quote.
 * - QUOTE: the quote and its link; the only one that counts as the quote's email.
 * - ANSWER: the practice answered a question.
 * - CODE: the code for identification.
 * - SIGNATORY_CODE: the code that confirms the address of the person who signs for the patient.
 * - CONFIRM: staff recorded an acceptance.
 * - SIGNED: the signed document is ready.
 * - WITHDRAWN: the patient withdrew an acceptance.
 * - VARIATION: the accepted quote is to change.
 * - SETTLED: a dispute raised by the patient was settled.
 * - DEPOSIT_PAID: the receipt for a deposit paid online.
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

/** The details on a deposit's receipt, which never say what the deposit is for. */
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
 * The sealed fields are the patient's link or code, and the address if the recipient is someone else. Only the mailer decrypts
 * them, and it erases them once the email is sent. `linkId` is the id of the link or code; each is mailed once per kind.
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
    /** For a deposit receipt. */
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
/** Requeues overdue emails in case the queue lost their jobs. */
export const sweepMails = job({
  service: 'notifications',
  name: 'sweepMails',
  data: z.object({}),
  everyMs: 30_000,
  attempts: 1,
});

/** Development only: a message in the local mailbox that replaces an SMTP server. */
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
  summary: 'List emails in the local mailbox, newest first (development only)',
  http: { method: 'GET', path: '/dev/mailbox' },
  permission: 'public',
  query: z.strictObject({
    to: rawText(254).optional(),
    limit: z.coerce.number<string | number>().int().min(1).max(100).default(50),
  }),
  result: z.object({ items: z.array(mailboxMessage) }),
  errors: ['NOT_FOUND'],
});
