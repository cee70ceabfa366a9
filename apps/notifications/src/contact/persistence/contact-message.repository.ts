import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { ContactMessageEntity } from './contact-message.entity';

/** What visitors wrote. Not audited: nobody changes it, and the row itself says when it came and from whom. */
@Injectable()
export class ContactMessageRepository extends TenantRepository<ContactMessageEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ContactMessageEntity);
  }
}
