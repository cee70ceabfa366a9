import { Injectable } from '@nestjs/common';
import { hospitals } from '@quillcare/contracts';
import { RecordRepository, UnitOfWork } from '@quillcare/service-kit';
import { uniqueKeyOf } from '../../directory/directory-table';
import { HospitalEntity } from './hospital.entity';

@Injectable()
export class HospitalRepository extends RecordRepository<HospitalEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, HospitalEntity, hospitals, {
      auditLabel: ({ name }) => name,
      unique: {
        index: uniqueKeyOf('hospital'),
        field: 'name',
        message: 'A hospital with this name already exists',
      },
    });
  }
}
