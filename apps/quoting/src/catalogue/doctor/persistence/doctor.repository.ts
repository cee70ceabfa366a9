import { titledName } from '@quillcare/rules';
import { Injectable } from '@nestjs/common';
import { doctors } from '@quillcare/contracts';
import { RecordRepository, UnitOfWork } from '@quillcare/service-kit';
import { uniqueKeyOf } from '../../directory/directory-table';
import { DoctorEntity } from './doctor.entity';

@Injectable()
export class DoctorRepository extends RecordRepository<DoctorEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, DoctorEntity, doctors, {
      auditLabel: ({ title, firstName, lastName }) => titledName({ title, firstName, lastName }),
      unique: {
        index: uniqueKeyOf('doctor'),
        field: 'email',
        message: 'A doctor with this email address already exists',
      },
    });
  }
}
