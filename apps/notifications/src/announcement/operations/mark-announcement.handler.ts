import { AppError, isAnnouncedTo, markAnnouncement, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { CallbackBanner } from '../../callback/callback-banner';
import type { UrgentCounts } from '../../callback/domain/urgent-banner';
import { UrgentCallbacksReader } from '../../callback/urgent-callbacks.reader';
import { actingStaff } from '../../acting-staff';
import { AnnouncementRepository } from '../persistence/announcement.repository';
import {
  AnnouncementMarkRepository,
  PlatformMarkRepository,
} from '../persistence/announcement-mark.repository';
import type { PlatformAnnouncementEntity } from '../persistence/platform-announcement.entity';
import { PlatformAnnouncements } from '../platform-announcements';

type Input = InputOf<typeof markAnnouncement>;
type Result = ResultOf<typeof markAnnouncement>;

/** What is read before the transaction. */
interface Found {
  ofPlatform: PlatformAnnouncementEntity | null;
  /** Where the banner of callbacks is meant. */
  callbacks: UrgentCounts | null;
}

@Implements(markAnnouncement)
export class MarkAnnouncementHandler implements Handler<typeof markAnnouncement> {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly platform: PlatformAnnouncements,
    private readonly marks: AnnouncementMarkRepository,
    private readonly platformMarks: PlatformMarkRepository,
    private readonly urgent: UrgentCallbacksReader,
    private readonly callbackBanner: CallbackBanner,
  ) {}

  /** The platform's are read in a transaction of their own; the banner of callbacks has the id of the person. */
  async prepare({ params, body }: Input): Promise<Found> {
    const person = actingStaff();
    if (params.id === person.userId && body.as === 'DISMISSED')
      return { ofPlatform: null, callbacks: await this.urgent.counts(person) };
    return { ofPlatform: await this.platform.published(params.id), callbacks: null };
  }

  async handle({ params, body }: Input, { ofPlatform, callbacks }: Found): Promise<Result> {
    const person = actingStaff();
    if (callbacks) {
      await this.callbackBanner.putAway(person.userId, callbacks);
      return { success: true };
    }
    // One that has just ended may still stand in an open browser, so all are looked at.
    const announcement = ofPlatform ?? (await this.announcements.get(params.id));
    if (!announcement.isActive || !isAnnouncedTo(announcement, person)) throw new AppError('NOT_FOUND');
    const mustStay = !announcement.isDismissible || announcement.needsAcknowledgement;
    if (body.as === 'DISMISSED' && mustStay) throw new AppError('NOT_DISMISSIBLE');
    const marks = ofPlatform ? this.platformMarks : this.marks;
    await marks.set(announcement.id, person.userId, body.as);
    return { success: true };
  }
}
