import { z } from 'zod';
import { field } from '../core/field';
import { command, query } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id, idParams, instant } from '../core/primitives';
import { resource } from '../core/resource';
import {
  announcementAudience,
  announcementButtonStyle,
  announcementList,
  announcementMoments,
  announcementPeople,
  announcementRoles,
  announcementShowing,
  announcementText,
  enteredAudience,
} from './announcement.fields';

/** What a practice tells its own people: in a banner, in the notification centre, or both. */
export const announcements = resource({
  service: 'notifications',
  name: 'Announcement',
  plural: 'Announcements',
  needs: { read: { roles: ADMINS }, change: { roles: ADMINS } },
  list: announcementList,
  fields: {
    ...announcementText,
    audience: field.withDefault(enteredAudience, announcementAudience, 'ALL_ORGANISATION_USERS'),
    /** With SPECIFIC_ROLES. */
    forRoles: announcementRoles,
    /** With SPECIFIC_USERS. */
    forUserIds: announcementPeople,
    ...announcementShowing,
  },
  operations: ['list', 'get', 'create', 'update', 'remove', 'restore'],
  shown: announcementMoments,
});

export const {
  list: listAnnouncements,
  get: getAnnouncement,
  create: createAnnouncement,
  update: updateAnnouncement,
  remove: deleteAnnouncement,
  restore: restoreAnnouncement,
} = announcements.operations;

export const AnnouncementChanged = announcements.events.updated;

export const { input: announcementInput, record: announcement, detail: announcementDetail } = announcements;
export type Announcement = z.infer<typeof announcement>;
export type AnnouncementInput = z.infer<typeof announcementInput>;

/** An announcement as one of those sees it whom it is for. */
export const shownAnnouncement = announcement
  .pick({
    id: true,
    title: true,
    message: true,
    type: true,
    priority: true,
    isDismissible: true,
    showInBanner: true,
    showInNotificationCenter: true,
    needsAcknowledgement: true,
    publishedAt: true,
  })
  .extend({
    source: z.enum(['ORGANISATION', 'PLATFORM', 'SYSTEM']),
    action: z.object({ label: z.string(), target: z.string(), style: announcementButtonStyle }).nullable(),
    readAt: instant.nullable(),
    dismissedAt: instant.nullable(),
    acknowledgedAt: instant.nullable(),
  });
export type ShownAnnouncement = z.infer<typeof shownAnnouncement>;

export const listCurrentAnnouncements = query({
  name: 'notifications.listCurrentAnnouncements',
  summary: 'The announcements that are shown to the caller now, the most pressing and newest first',
  http: { method: 'GET', path: '/announcements/current' },
  permission: 'signed-in',
  result: z.object({ items: z.array(shownAnnouncement) }),
  // One says that callbacks have waited too long.
  provides: ['Announcement', 'PlatformAnnouncement', 'Callback'],
});

export const markAnnouncement = command({
  name: 'notifications.markAnnouncement',
  summary: 'Say that one has read, dismissed or acknowledged an announcement',
  http: { method: 'POST', path: '/announcements/:id/mark', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  params: idParams,
  body: z.strictObject({ as: z.enum(['READ', 'DISMISSED', 'ACKNOWLEDGED']) }),
  result: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND', 'NOT_DISMISSIBLE'],
  invalidates: ['Announcement', 'PlatformAnnouncement'],
});

/** Whom an announcement is for, and how far each of them has come. */
export const announcementReader = z.object({
  userId: id,
  name: z.string(),
  readAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
});

export const listAnnouncementReaders = query({
  name: 'notifications.listAnnouncementReaders',
  summary: 'Who has read and acknowledged an announcement, and who has not',
  http: { method: 'GET', path: '/announcements/:id/readers' },
  permission: { roles: ADMINS },
  params: idParams,
  result: z.object({ items: z.array(announcementReader) }),
  errors: ['NOT_FOUND'],
  provides: ['Announcement'],
});
