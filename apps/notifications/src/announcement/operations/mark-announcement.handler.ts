import { AppError, isInAnnouncementTarget, markAnnouncement } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { CallbackBanner } from '../../callback/callback-banner';
import { UrgentCallbacksReader } from '../../callback/urgent-callbacks.reader';
import { requireUser } from '../../acting-staff';
import { AnnouncementRepository } from '../persistence/announcement.repository';
import {
  AnnouncementMarkRepository,
  PlatformMarkRepository,
} from '../persistence/announcement-mark.repository';
import { PlatformAnnouncements } from '../platform-announcements';

export const MarkAnnouncementHandler = implement(
  markAnnouncement,
  [
    AnnouncementRepository,
    PlatformAnnouncements,
    AnnouncementMarkRepository,
    PlatformMarkRepository,
    UrgentCallbacksReader,
    CallbackBanner,
    UnitOfWork,
  ],
  (announcements, platform, announcementMarkRepository, platformMarks, urgent, callbackBanner, uow) => ({
    /** Platform announcements are read in a transaction of their own. The callback banner's id is the person's id. */
    async prepare({ params, body }) {
      const person = requireUser();
      if (params.id === person.userId && body.as === 'DISMISSED')
        return { ofPlatform: null, callbacks: await urgent.readCounts(person) };
      return { ofPlatform: await platform.findPublished(params.id), callbacks: null };
    },

    async handle({ params, body }, { ofPlatform, callbacks }) {
      const person = requireUser();
      if (callbacks) {
        await callbackBanner.dismiss(person.userId, callbacks);
        return { success: true };
      }
      // Not only current ones, because one that has just ended may still be open in a browser.
      const announcement = ofPlatform ?? (await announcements.get(params.id));
      const { isActive, scheduledAt } = announcement;
      const wasShown = isActive && (scheduledAt === null || scheduledAt <= uow.now());
      if (!wasShown || !isInAnnouncementTarget(announcement, person)) throw new AppError('NOT_FOUND');
      const mustStay = !announcement.isDismissible || announcement.needsAcknowledgement;
      if (body.as === 'DISMISSED' && mustStay) throw new AppError('NOT_DISMISSIBLE');
      const marks = ofPlatform ? platformMarks : announcementMarkRepository;
      await marks.set(announcement.id, person.userId, body.as);
      return { success: true };
    },
  }),
);
