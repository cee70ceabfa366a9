import { Injectable } from '@nestjs/common';
import { __names__ } from '@quillcare/contracts';
import { RecordRepository, UnitOfWork } from '@quillcare/service-kit';
import { __Name__Entity } from './__file__.entity';

@Injectable()
export class __Name__Repository extends RecordRepository<__Name__Entity> {
  constructor(uow: UnitOfWork) {
    super(uow, __Name__Entity, __names__, {
      auditLabel: ({ name }) => name,
      unique: {
        index: '__table___unique_name',
        field: 'name',
        message: '__A__ __words__ with this name already exists',
      },
    });
  }
}
