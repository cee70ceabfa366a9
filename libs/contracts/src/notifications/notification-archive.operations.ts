import { z } from 'zod';
import { event } from '../core/event';
import { job } from '../core/job';
import { command } from '../core/operation';
import { id, idParams } from '../core/primitives';
import { toPerson } from '../core/recipients';
import { withGroup } from './notification.operations';

/**
 * Retention of notifications read by everybody, in days: about as long as a quote stays open. After that the record itself has
 * the history.
 */
export const READ_KEPT_DAYS = 90;
/** Retention of unread notifications, in days. They may be something that was overlooked, but after a year nobody can act on it. */
export const UNREAD_KEPT_DAYS = 365;

export const archiveNotification = command({
  name: 'notifications.archiveNotification',
  summary: 'Archive a notification and mark it as read',
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
  summary: 'Restore a notification from the archive',
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
  summary: 'Archive all notifications and mark them as read',
  http: { method: 'POST', path: '/notifications/archive-all', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  result: z.object({ archived: z.number().int() }),
  invalidates: ['Notification', 'Mention'],
});

/** A person archived notifications or restored one. Their other windows refresh. */
export const NotificationsArchived = event({
  service: 'notifications',
  name: 'NotificationsArchived',
  data: z.object({ userId: id, notificationId: id.nullable(), isArchived: z.boolean() }),
  live: {
    audience: ({ userId }) => ({ to: toPerson(userId), needs: null }),
    tags: () => [{ type: 'Notification' }],
  },
});

export const pruneNotifications = job({
  service: 'notifications',
  name: 'pruneNotifications',
  data: z.object({}),
  everyMs: 3_600_000,
  attempts: 1,
});
