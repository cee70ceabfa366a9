import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { ContactMessageEntity } from './contact-message.entity';

/** Stores visitors' messages. Not audited: they never change, and each row has its time and sender. */
@Injectable()
export class ContactMessageRepository extends TenantRepository<ContactMessageEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ContactMessageEntity);
  }
}
