import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { NotificationEntity } from './notification.entity';

@Injectable()
export class NotificationRepository extends TenantRepository<NotificationEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, NotificationEntity);
  }
}
