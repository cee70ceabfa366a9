import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { command } from '../core/operation';
import { id, idParams } from '../core/primitives';
import { toPerson } from '../core/recipients';
import { withGroup } from './notification.operations';

/** What everybody has read is of use for about as long as a quote is open; then the record itself tells the story. */
export const READ_KEPT_DAYS = 90;
/** What somebody still has unread may be a thing that was forgotten; after a year nobody can act on it. */
export const UNREAD_KEPT_DAYS = 365;

export const archiveNotification = command({
  name: 'notifications.archiveNotification',
  summary: 'Put a notification away; it counts as read',
  http: { method: 'POST', path: '/notifications/:id/archive', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  params: idParams,
  body: withGroup,
  result: z.object({ id }),
  errors: ['NOT_FOUND'],
  invalidates: ['Notification'],
});

export const restoreNotification = command({
  name: 'notifications.restoreNotification',
  summary: 'Take a notification back from the archive',
  http: { method: 'POST', path: '/notifications/:id/restore', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  params: idParams,
  body: withGroup,
  result: z.object({ id }),
  errors: ['NOT_FOUND'],
  invalidates: ['Notification'],
});

export const archiveAllNotifications = command({
  name: 'notifications.archiveAllNotifications',
  summary: 'Put all notifications away; they count as read',
  http: { method: 'POST', path: '/notifications/archive-all', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  result: z.object({ archived: z.number().int() }),
  invalidates: ['Notification', 'Mention'],
});

/** A person put notifications away, or took one back: their other windows show it. */
export const NotificationsArchived = event({
  service: 'notifications',
  name: 'NotificationsArchived',
  data: z.object({ userId: id, notificationId: id.nullable(), isArchived: z.boolean() }),
  live: {
    audience: ({ userId }) => ({ to: toPerson(userId), needs: null }),
    tags: () => [{ type: 'Notification' }],
  },
});

/** Removes notifications that are no longer of use. */
export const pruneNotifications = job({
  service: 'notifications',
  name: 'pruneNotifications',
  data: z.object({}),
  everyMs: 3_600_000,
  attempts: 1,
});
