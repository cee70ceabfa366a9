import { platformAnnouncements } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { ANNOUNCEMENT_LIST, NOT_PUBLISHED } from './announcement-list';
import { AnnouncementPracticesChecker } from './announcement-references';
import { platformAnnouncementRules } from './domain/announcement';
import { CountPlatformAnnouncementReadersQuery } from './operations/count-platform-announcement-readers.query';
import { PlatformAnnouncementRepository } from './persistence/announcement.repository';
import { PlatformMarkRepository } from './persistence/announcement-mark.repository';
import { PlatformAnnouncementEntity } from './persistence/platform-announcement.entity';
import { PlatformAnnouncements } from './platform-announcements';

/** Announcements of the platform to the staff of all practices. */
export const platformAnnouncementParts = recordParts(platformAnnouncements, {
  entity: PlatformAnnouncementEntity,
  repository: PlatformAnnouncementRepository,
  platformOwned: 'a super admin has a practice of their own, but these rows belong to none',
  list: ANNOUNCEMENT_LIST,
  rules: platformAnnouncementRules,
  references: AnnouncementPracticesChecker,
  initial: NOT_PUBLISHED,
  handlers: [CountPlatformAnnouncementReadersQuery],
  providers: [AnnouncementPracticesChecker, PlatformMarkRepository, PlatformAnnouncements],
});
