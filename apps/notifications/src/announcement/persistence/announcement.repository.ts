import { Injectable, type Type } from '@nestjs/common';
import { announcements, platformAnnouncements, type AnyResource } from '@quillcare/contracts';
import {
  RecordRepository,
  UnitOfWork,
  type ChangeOptions,
  type NewRecord,
  type TenantEntity,
} from '@quillcare/service-kit';
import { AnnouncementEntity } from './announcement.entity';
import { PlatformAnnouncementEntity } from './platform-announcement.entity';

/** A safety limit far above realistic use. */
const MAX_CURRENT = 200;

type Publishable = TenantEntity & { title: string; isActive: boolean; publishedAt: Date | null };

/** Stores announcements and sets `publishedAt` when they become active. */
class PublishingRepository<E extends Publishable> extends RecordRepository<E> {
  constructor(
    uow: UnitOfWork,
    private readonly kind: Type<E>,
    resource: AnyResource,
  ) {
    super(uow, kind, resource, { auditLabel: ({ title }) => title });
  }

  override insert(fields: NewRecord<E>): Promise<E> {
    return super.insert({ ...fields, publishedAt: fields.isActive ? this.uow.now() : null });
  }

  override update(
    id: string,
    change: (announcement: E) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<E> {
    return super.update(
      id,
      async (announcement) => {
        const wasActive = announcement.isActive;
        await change(announcement);
        if (announcement.isActive && !wasActive) announcement.publishedAt = this.uow.now();
      },
      options,
    );
  }

  /** Returns active announcements within their period, newest first. There are only a few. */
  findCurrent(): Promise<E[]> {
    return this.manager
      .createQueryBuilder(this.kind, 'announcement')
      .where('announcement.organisation_id = :organisationId', { organisationId: this.organisationId })
      .andWhere('announcement.deleted_at is null and announcement.is_active')
      .andWhere('(announcement.scheduled_at is null or announcement.scheduled_at <= :now)', {
        now: this.uow.now(),
      })
      .andWhere('(announcement.expires_at is null or announcement.expires_at > :now)')
      .orderBy('announcement.createdAt', 'DESC')
      .limit(MAX_CURRENT)
      .getMany();
  }
}

@Injectable()
export class AnnouncementRepository extends PublishingRepository<AnnouncementEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, AnnouncementEntity, announcements);
  }
}

@Injectable()
export class PlatformAnnouncementRepository extends PublishingRepository<PlatformAnnouncementEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, PlatformAnnouncementEntity, platformAnnouncements);
  }
}
