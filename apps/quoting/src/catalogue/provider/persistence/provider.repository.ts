import { Injectable } from '@nestjs/common';
import { providers } from '@quillcare/contracts';
import { RecordRepository, UnitOfWork } from '@quillcare/service-kit';
import { uniqueKeyOf } from '../../directory/directory-table';
import { ProviderEntity } from './provider.entity';

@Injectable()
export class ProviderRepository extends RecordRepository<ProviderEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ProviderEntity, providers, {
      auditLabel: ({ name }) => name,
      unique: {
        index: uniqueKeyOf('provider'),
        field: 'name',
        message: 'A provider with this name and kind already exists',
      },
    });
  }
}
