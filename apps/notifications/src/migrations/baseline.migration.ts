import type { Baseline } from '@quillcare/service-kit';
import { createAnnouncements } from './baseline/announcements.migration';
import { createMails } from './baseline/mails.migration';
import { createNotifications } from './baseline/notifications.migration';

/** The tables of notifications. It is never changed: what comes later is a migration of its own. */
export const notificationsBaseline: Baseline = {
  tables: [createMails, createNotifications, createAnnouncements],
  replaces: { last: 'SearchOfPractice1795060000000', count: 26 },
};
