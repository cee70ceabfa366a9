import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { ContactMessageEntity } from './contact-message.entity';

/** Visitors' messages. Not audited: they never change, and the row says when each came and from whom. */
@Injectable()
export class ContactMessageRepository extends TenantRepository<ContactMessageEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ContactMessageEntity);
  }
}
