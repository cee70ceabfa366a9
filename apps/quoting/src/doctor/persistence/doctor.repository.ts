import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import { DirectoryRepository } from '../../directory/directory.repository';
import { uniqueKeyOf } from '../../directory/directory-table';
import { DoctorEntity } from './doctor.entity';

@Injectable()
export class DoctorRepository extends DirectoryRepository<DoctorEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, DoctorEntity, {
      audit: 'DOCTOR',
      auditLabel: ({ title, firstName, lastName }) => `${title} ${firstName} ${lastName}`,
      duplicate: {
        constraint: uniqueKeyOf('doctor'),
        field: 'email',
        message: 'A doctor with this email address already exists',
      },
    });
  }
}
