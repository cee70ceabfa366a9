import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { IsNull } from 'typeorm';
import { NotificationEntity } from './notification.entity';

@Injectable()
export class NotificationRepository extends TenantRepository<NotificationEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, NotificationEntity);
  }

  findOfMention(mentionId: string): Promise<NotificationEntity | null> {
    const where = { organisationId: this.organisationId, mentionId, deletedAt: IsNull() };
    return this.manager.findOne(NotificationEntity, { where });
  }

  /** Returns whether one with this key was ever raised, even if it has since been withdrawn. */
  async isKnown(onceKey: string): Promise<boolean> {
    const where = { organisationId: this.organisationId, onceKey };
    return (await this.manager.countBy(NotificationEntity, where)) > 0;
  }

  /**
   * Returns the practice's time zone as known to this service's daily jobs. Falls back to the most common one while it is
   * unknown.
   */
  async timeZone(): Promise<string> {
    const [known] = await this.uow.query<{ time_zone: string }>(
      'select time_zone from notifications.practice_turn where organisation_id = $1 limit 1',
      [this.organisationId],
    );
    return known?.time_zone ?? DEFAULT_ZONE;
  }
}

const DEFAULT_ZONE = 'Australia/Sydney';
