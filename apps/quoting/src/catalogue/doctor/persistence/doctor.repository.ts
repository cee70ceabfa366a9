import { Injectable } from '@nestjs/common';
import { doctors } from '@quillcare/contracts';
import { formatTitledName } from '@quillcare/rules';
import { recordEntity, RecordRepository, UnitOfWork, type RecordRow } from '@quillcare/service-kit';

@Injectable()
export class DoctorRepository extends RecordRepository<RecordRow<typeof doctors>> {
  constructor(uow: UnitOfWork) {
    super(uow, recordEntity(doctors), doctors, { auditLabel: formatTitledName });
  }
}
