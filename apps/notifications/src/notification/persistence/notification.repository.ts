import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { IsNull } from 'typeorm';
import { NotificationEntity } from './notification.entity';

@Injectable()
export class NotificationRepository extends TenantRepository<NotificationEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, NotificationEntity);
  }

  /** The notification that tells of a mention, or null. */
  ofMention(mentionId: string): Promise<NotificationEntity | null> {
    const where = { organisationId: this.organisationId, mentionId, deletedAt: IsNull() };
    return this.manager.findOne(NotificationEntity, { where });
  }

  /** Whether one with this key was raised, also where it was taken back since. */
  async isKnown(onceKey: string): Promise<boolean> {
    const where = { organisationId: this.organisationId, onceKey };
    return (await this.manager.countBy(NotificationEntity, where)) > 0;
  }

  /** The practice's zone, as the daily work of this service knows it; where it does not yet, that of most practices. */
  async timeZone(): Promise<string> {
    const [known] = await this.uow.query<{ time_zone: string }>(
      'select time_zone from notifications.practice_turn where organisation_id = $1 limit 1',
      [this.organisationId],
    );
    return known?.time_zone ?? DEFAULT_ZONE;
  }
}

const DEFAULT_ZONE = 'Australia/Sydney';
