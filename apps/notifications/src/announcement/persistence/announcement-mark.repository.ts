import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';

export interface AnnouncementMark {
  announcementId: string;
  userId: string;
  readAt: Date | null;
  dismissedAt: Date | null;
  acknowledgedAt: Date | null;
}

export type MarkKind = 'READ' | 'DISMISSED' | 'ACKNOWLEDGED';

const COLUMNS = `announcement_id as "announcementId", user_id as "userId", read_at as "readAt",
  dismissed_at as "dismissedAt", acknowledged_at as "acknowledgedAt"`;

/** Stores when members of a practice read, dismissed and acknowledged announcements. */
class MarkRepository {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly table: string,
  ) {}

  ofPerson(userId: string, announcementIds: readonly string[]): Promise<AnnouncementMark[]> {
    return this.uow.query(
      `select ${COLUMNS} from ${this.table}
        where organisation_id = $1 and user_id = $2 and announcement_id = any($3)`,
      [this.uow.organisationId, userId, announcementIds],
    );
  }

  ofAnnouncement(announcementId: string): Promise<AnnouncementMark[]> {
    return this.uow.query(
      `select ${COLUMNS} from ${this.table} where organisation_id = $1 and announcement_id = $2`,
      [this.uow.organisationId, announcementId],
    );
  }

  /** Keeps the first time of each. Dismissing or acknowledging implies reading. */
  async set(announcementId: string, userId: string, as: MarkKind): Promise<void> {
    const now = this.uow.now();
    await this.uow.execute(
      `insert into ${this.table} as m
         (organisation_id, announcement_id, user_id, read_at, dismissed_at, acknowledged_at)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (organisation_id, announcement_id, user_id) do update
         set read_at = coalesce(m.read_at, excluded.read_at),
             dismissed_at = coalesce(m.dismissed_at, excluded.dismissed_at),
             acknowledged_at = coalesce(m.acknowledged_at, excluded.acknowledged_at)`,
      [
        ...[this.uow.organisationId, announcementId, userId, now],
        ...[as === 'DISMISSED' ? now : null, as === 'ACKNOWLEDGED' ? now : null],
      ],
    );
  }
}

@Injectable()
export class AnnouncementMarkRepository extends MarkRepository {
  constructor(uow: UnitOfWork) {
    super(uow, 'notifications.announcement_mark');
  }
}

/** The same for platform announcements. */
@Injectable()
export class PlatformMarkRepository extends MarkRepository {
  constructor(uow: UnitOfWork) {
    super(uow, 'notifications.platform_announcement_mark');
  }
}
