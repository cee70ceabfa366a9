import { Injectable } from '@nestjs/common';
import { PLATFORM_ORGANISATION_ID } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { PlatformAnnouncementRepository } from './persistence/announcement.repository';
import type { PlatformAnnouncementEntity } from './persistence/platform-announcement.entity';

/**
 * Reads platform announcements. They belong to no practice, so they are read in a transaction of their own that sees nothing
 * else. Drafts never leave it.
 */
@Injectable()
export class PlatformAnnouncements {
  constructor(
    private readonly announcements: PlatformAnnouncementRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Returns the current announcements, whoever they are for. */
  findCurrent(): Promise<PlatformAnnouncementEntity[]> {
    return this.uow.runFor(PLATFORM_ORGANISATION_ID, () => this.announcements.findCurrent());
  }

  /** Returns an active announcement, even outside its period. Null for a draft, or if it is not the platform's. */
  findPublished(id: string): Promise<PlatformAnnouncementEntity | null> {
    return this.uow.runFor(PLATFORM_ORGANISATION_ID, async () => {
      const found = await this.announcements.find(id);
      return found?.isActive ? found : null;
    });
  }
}
