import { Injectable } from '@nestjs/common';
import type { ShownAnnouncement } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { NotificationRepository } from '../notification/persistence/notification.repository';
import { isPutAway, totalOf, urgentBanner, type UrgentCounts } from './domain/urgent-banner';
import { BannerDismissalRepository } from './persistence/banner-dismissal.repository';

/** The banner of callbacks that have waited too long, which each person can put away for the day. */
@Injectable()
export class CallbackBanner {
  constructor(
    private readonly dismissals: BannerDismissalRepository,
    private readonly notifications: NotificationRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** As the person sees it; null where nothing has waited too long. */
  async of(userId: string, counts: UrgentCounts | null): Promise<ShownAnnouncement | null> {
    if (!counts || totalOf(counts) === 0) return null;
    const dismissal = await this.dismissals.of(userId);
    if (!dismissal) return urgentBanner(userId, counts);
    const isAway = isPutAway(dismissal, counts, this.uow.now(), await this.notifications.timeZone());
    return urgentBanner(userId, counts, isAway ? dismissal.at : null);
  }

  async putAway(userId: string, counts: UrgentCounts): Promise<void> {
    await this.dismissals.save(userId, totalOf(counts));
  }
}
