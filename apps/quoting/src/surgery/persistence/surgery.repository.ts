import { Injectable } from '@nestjs/common';
import { surgeries } from '@quillcare/contracts';
import { RecordRepository, UnitOfWork } from '@quillcare/service-kit';
import { uniqueKeyOf } from '../../directory/directory-table';
import { SurgeryEntity } from './surgery.entity';

@Injectable()
export class SurgeryRepository extends RecordRepository<SurgeryEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SurgeryEntity, surgeries, {
      auditLabel: ({ name }) => name,
      unique: {
        index: uniqueKeyOf('surgery'),
        field: 'name',
        message: 'A surgery with this name already exists',
      },
    });
  }
}
