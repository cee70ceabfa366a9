import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { ClientEntity } from './client.entity';

@Injectable()
export class ClientRepository extends TenantRepository<ClientEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ClientEntity, { audit: 'CLIENT', auditHidden: ['searchKey', 'sortName'] });
  }
}
