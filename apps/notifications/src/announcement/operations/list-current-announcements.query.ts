import {
  isInAnnouncementTarget,
  listCurrentAnnouncements,
  type Announcement,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, toWire, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { CallbackBanner } from '../../callback/callback-banner';
import { UrgentCallbacksReader } from '../../callback/urgent-callbacks.reader';
import { requireUser } from '../../acting-staff';
import { wantsBanner, wantsInApp, type Preference } from '../../preference/domain/preference';
import { PreferenceRepository } from '../../preference/persistence/preference.repository';
import type { AnnouncementEntity } from '../persistence/announcement.entity';
import { AnnouncementRepository } from '../persistence/announcement.repository';
import {
  AnnouncementMarkRepository,
  PlatformMarkRepository,
  type AnnouncementMark,
} from '../persistence/announcement-mark.repository';
import type { PlatformAnnouncementEntity } from '../persistence/platform-announcement.entity';
import { PlatformAnnouncements } from '../platform-announcements';

/** Most urgent first. */
const ORDER: readonly Announcement['priority'][] = ['CRITICAL', 'URGENT', 'HIGH', 'NORMAL', 'LOW'];

type AnyAnnouncement = AnnouncementEntity | PlatformAnnouncementEntity;
type MarkReader = Pick<AnnouncementMarkRepository, 'ofPerson'>;

@Implements(listCurrentAnnouncements)
export class ListCurrentAnnouncementsQuery implements Handler<typeof listCurrentAnnouncements> {
  constructor(
    private readonly announcements: AnnouncementRepository,
    private readonly platform: PlatformAnnouncements,
    private readonly marks: AnnouncementMarkRepository,
    private readonly platformMarks: PlatformMarkRepository,
    private readonly urgent: UrgentCallbacksReader,
    private readonly callbackBanner: CallbackBanner,
    private readonly preferences: PreferenceRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(): Promise<ResultOf<typeof listCurrentAnnouncements>> {
    const person = requireUser();
    const [ofPlatform, counts] = await Promise.all([
      this.platform.findCurrent(),
      this.urgent.readCounts(person),
    ]);
    return this.uow.run(async () => {
      const preference = await this.preferences.findOfUser(person.userId);
      const callbacks = await this.callbackBanner.findBanner(person.userId, counts);
      const own = await this.announcements.findCurrent();
      const announced = [
        ...(await this.selectForPerson(own, this.marks, 'ORGANISATION')),
        ...(await this.selectForPerson(ofPlatform, this.platformMarks, 'PLATFORM')),
      ].map((announcement) => ({ ...announcement, ...placesOf(announcement, preference) }));
      const isTold = callbacks && wantsBanner(preference, 'CALLBACKS');
      const all = [...(isTold ? [callbacks] : []), ...toWire(announced)];
      return { items: all.sort((a, b) => ORDER.indexOf(a.priority) - ORDER.indexOf(b.priority)) };
    });
  }

  /** Selects the announcements for this person and adds when they read, dismissed or acknowledged each. */
  private async selectForPerson(
    all: readonly AnyAnnouncement[],
    marks: MarkReader,
    source: 'ORGANISATION' | 'PLATFORM',
  ) {
    const person = requireUser();
    const theirs = all.filter((announcement) => isInAnnouncementTarget(announcement, person));
    if (theirs.length === 0) return [];
    const ids = theirs.map(({ id }) => id);
    const found = await marks.ofPerson(person.userId, ids);
    const markOf = new Map(found.map((mark) => [mark.announcementId, mark]));
    return theirs.map((announcement) => shownOf(announcement, source, markOf.get(announcement.id)));
  }
}

function shownOf(
  announcement: AnyAnnouncement,
  source: 'ORGANISATION' | 'PLATFORM',
  mark: AnnouncementMark | undefined,
) {
  const { actionLabel: label, actionTarget: target, actionStyle: style } = announcement;
  return {
    ...announcement,
    source,
    action: label !== null && target !== null ? { label, target, style } : null,
    readAt: mark?.readAt ?? null,
    dismissedAt: mark?.dismissedAt ?? null,
    acknowledgedAt: mark?.acknowledgedAt ?? null,
  };
}

/** Determines where the person sees it. One that must be acknowledged is shown in the banner regardless of their preferences. */
function placesOf(
  { showInBanner, showInNotificationCenter, needsAcknowledgement }: AnyAnnouncement,
  preference: Preference,
) {
  return {
    showInBanner: showInBanner && (needsAcknowledgement || wantsBanner(preference, 'ANNOUNCEMENTS')),
    showInNotificationCenter: showInNotificationCenter && wantsInApp(preference, 'ANNOUNCEMENTS'),
  };
}
