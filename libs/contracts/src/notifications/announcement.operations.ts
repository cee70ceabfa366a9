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

/** A practice's announcements to its own staff, in a banner, in the notification centre, or both. */
export const announcements = resource({
  service: 'notifications',
  name: 'Announcement',
  plural: 'Announcements',
  needs: { read: { roles: ADMINS }, change: { roles: ADMINS } },
  list: announcementList,
  fields: {
    ...announcementText,
    audience: field.withDefault(enteredAudience, announcementAudience, 'ALL_ORGANISATION_USERS'),
    /** For SPECIFIC_ROLES only. */
    forRoles: announcementRoles,
    /** For SPECIFIC_USERS only. */
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
  summary: 'List your current announcements, most urgent and newest first',
  http: { method: 'GET', path: '/announcements/current' },
  permission: 'signed-in',
  result: z.object({ items: z.array(shownAnnouncement) }),
  // One announcement warns of callbacks that have waited too long.
  provides: ['Announcement', 'PlatformAnnouncement', 'Callback'],
});

export const markAnnouncement = command({
  name: 'notifications.markAnnouncement',
  summary: 'Mark an announcement as read, dismissed or acknowledged',
  http: { method: 'POST', path: '/announcements/:id/mark', status: 200 },
  permission: 'signed-in',
  whileReadOnly: true,
  params: idParams,
  body: z.strictObject({ as: z.enum(['READ', 'DISMISSED', 'ACKNOWLEDGED']) }),
  result: z.object({ success: z.literal(true) }),
  errors: ['NOT_FOUND', 'NOT_DISMISSIBLE'],
  invalidates: ['Announcement', 'PlatformAnnouncement'],
});

/** A recipient of an announcement, and whether they have read and acknowledged it. */
export const announcementReader = z.object({
  userId: id,
  name: z.string(),
  readAt: instant.nullable(),
  acknowledgedAt: instant.nullable(),
});

export const listAnnouncementReaders = query({
  name: 'notifications.listAnnouncementReaders',
  summary: 'List who has read and acknowledged an announcement, and who has not',
  http: { method: 'GET', path: '/announcements/:id/readers' },
  permission: { roles: ADMINS },
  params: idParams,
  result: z.object({ items: z.array(announcementReader) }),
  errors: ['NOT_FOUND'],
  provides: ['Announcement'],
});
