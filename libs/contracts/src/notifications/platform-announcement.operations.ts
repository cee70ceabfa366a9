import { z } from 'zod';
import { field } from '../core/field';
import { query } from '../core/operation';
import { idParams } from '../core/primitives';
import { resource } from '../core/resource';
import {
  announcementList,
  announcementMoments,
  announcementPractices,
  announcementRoles,
  announcementShowing,
  announcementText,
  platformAudience,
} from './announcement.fields';

/** Time zone in which platform announcements are scheduled. */
export const PLATFORM_TIME_ZONE = 'Australia/Sydney';

const superAdmins = { roles: ['SUPER_ADMIN'] } as const;

/** Announcements of the platform to the people of all practices, or of some. */
export const platformAnnouncements = resource({
  service: 'notifications',
  name: 'PlatformAnnouncement',
  plural: 'PlatformAnnouncements',
  needs: { read: superAdmins, change: superAdmins },
  whileReadOnly: true,
  list: announcementList,
  fields: {
    ...announcementText,
    audience: field.choice(platformAudience, 'ALL_USERS'),
    /** For SPECIFIC_ROLES only. */
    forRoles: announcementRoles,
    /** For SPECIFIC_PRACTICES only. */
    forOrganisationIds: announcementPractices,
    ...announcementShowing,
  },
  operations: ['list', 'get', 'create', 'update', 'remove', 'restore'],
  shown: announcementMoments,
});

export const {
  list: listPlatformAnnouncements,
  get: getPlatformAnnouncement,
  create: createPlatformAnnouncement,
  update: updatePlatformAnnouncement,
  remove: deletePlatformAnnouncement,
  restore: restorePlatformAnnouncement,
} = platformAnnouncements.operations;

export const PlatformAnnouncementChanged = platformAnnouncements.events.updated;

export const { input: platformAnnouncementInput, record: platformAnnouncement } = platformAnnouncements;
export type PlatformAnnouncement = z.infer<typeof platformAnnouncement>;
export type PlatformAnnouncementInput = z.infer<typeof platformAnnouncementInput>;

/** Returns counts instead of names, because the people belong to their practices. */
export const countPlatformAnnouncementReaders = query({
  name: 'notifications.countPlatformAnnouncementReaders',
  summary: 'Count the people and practices that have read and acknowledged an announcement',
  http: { method: 'GET', path: '/platform-announcements/:id/readers' },
  permission: superAdmins,
  params: idParams,
  result: z.object({
    practices: z.number().int(),
    read: z.number().int(),
    dismissed: z.number().int(),
    acknowledged: z.number().int(),
  }),
  errors: ['NOT_FOUND'],
  provides: ['PlatformAnnouncement'],
});
