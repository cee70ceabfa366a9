import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import { DirectoryRepository } from '../../directory/directory.repository';
import { uniqueKeyOf } from '../../directory/directory-table';
import { SurgeryEntity } from './surgery.entity';

@Injectable()
export class SurgeryRepository extends DirectoryRepository<SurgeryEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SurgeryEntity, {
      audit: 'SURGERY',
      auditLabel: ({ name }) => name,
      duplicate: {
        constraint: uniqueKeyOf('surgery'),
        field: 'name',
        message: 'A surgery with this name already exists',
      },
    });
  }
}
