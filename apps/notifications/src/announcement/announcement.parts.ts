import { announcements } from '@quillcare/contracts';
import { recordParts } from '@quillcare/service-kit';
import { ANNOUNCEMENT_LIST, NOT_PUBLISHED } from './announcement-list';
import { AnnouncementPeopleChecker } from './announcement-references';
import { announcementRules } from './domain/announcement';
import { ListAnnouncementReadersQuery } from './operations/list-announcement-readers.query';
import { ListCurrentAnnouncementsQuery } from './operations/list-current-announcements.query';
import { MarkAnnouncementHandler } from './operations/mark-announcement.handler';
import { AnnouncementEntity } from './persistence/announcement.entity';
import { AnnouncementRepository } from './persistence/announcement.repository';
import { AnnouncementMarkRepository } from './persistence/announcement-mark.repository';

/** Announcements of a practice to its own staff. */
export const announcementParts = recordParts(announcements, {
  entity: AnnouncementEntity,
  repository: AnnouncementRepository,
  list: ANNOUNCEMENT_LIST,
  rules: announcementRules,
  references: AnnouncementPeopleChecker,
  initial: NOT_PUBLISHED,
  handlers: [ListCurrentAnnouncementsQuery, MarkAnnouncementHandler, ListAnnouncementReadersQuery],
  providers: [AnnouncementPeopleChecker, AnnouncementMarkRepository],
});
