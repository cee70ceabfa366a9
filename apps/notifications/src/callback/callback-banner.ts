import { Injectable } from '@nestjs/common';
import type { ShownAnnouncement } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { NotificationRepository } from '../notification/persistence/notification.repository';
import { isDismissed, totalOf, buildUrgentBanner, type UrgentCounts } from './domain/urgent-banner';
import { BannerDismissalRepository } from './persistence/banner-dismissal.repository';

/** The banner about long-overdue callbacks, which each person can dismiss for the day. */
@Injectable()
export class CallbackBanner {
  constructor(
    private readonly dismissals: BannerDismissalRepository,
    private readonly notifications: NotificationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Returns the banner for a person, or null if no callback is long overdue. */
  async findBanner(userId: string, counts: UrgentCounts | null): Promise<ShownAnnouncement | null> {
    if (!counts || totalOf(counts) === 0) return null;
    const dismissal = await this.dismissals.findOfUser(userId);
    if (!dismissal) return buildUrgentBanner(userId, counts);
    const isAway = isDismissed(dismissal, counts, this.uow.now(), await this.notifications.timeZone());
    return buildUrgentBanner(userId, counts, isAway ? dismissal.at : null);
  }

  async dismiss(userId: string, counts: UrgentCounts): Promise<void> {
    await this.dismissals.save(userId, totalOf(counts));
  }
}
