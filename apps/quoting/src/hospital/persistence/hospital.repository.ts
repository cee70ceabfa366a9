import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import { DirectoryRepository } from '../../directory/directory.repository';
import { uniqueKeyOf } from '../../directory/directory-table';
import { HospitalEntity } from './hospital.entity';

@Injectable()
export class HospitalRepository extends DirectoryRepository<HospitalEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, HospitalEntity, {
      audit: 'HOSPITAL',
      auditLabel: ({ name }) => name,
      duplicate: {
        constraint: uniqueKeyOf('hospital'),
        field: 'name',
        message: 'A hospital with this name already exists',
      },
    });
  }
}
