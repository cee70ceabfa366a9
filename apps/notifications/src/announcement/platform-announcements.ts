import { Injectable } from '@nestjs/common';
import { PLATFORM_ORGANISATION_ID } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { PlatformAnnouncementRepository } from './persistence/announcement.repository';
import type { PlatformAnnouncementEntity } from './persistence/platform-announcement.entity';

/**
 * What the platform tells the people of practices. Its rows belong to no practice, so they are read in a transaction of their
 * own, which sees nothing else; drafts never leave it.
 */
@Injectable()
export class PlatformAnnouncements {
  constructor(
    private readonly announcements: PlatformAnnouncementRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Those that are shown now, whoever they are for. */
  current(): Promise<PlatformAnnouncementEntity[]> {
    return this.uow.runFor(PLATFORM_ORGANISATION_ID, () => this.announcements.current());
  }

  /** One that is or was shown; null for a draft, and for what is not the platform's. */
  published(id: string): Promise<PlatformAnnouncementEntity | null> {
    return this.uow.runFor(PLATFORM_ORGANISATION_ID, async () => {
      const found = await this.announcements.find(id);
      return found?.isActive ? found : null;
    });
  }
}
