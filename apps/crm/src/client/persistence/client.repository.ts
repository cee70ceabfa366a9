import { Injectable } from '@nestjs/common';
import { clients } from '@quillcare/contracts';
import { RecordRepository, UnitOfWork } from '@quillcare/service-kit';
import { ClientEntity } from './client.entity';

@Injectable()
export class ClientRepository extends RecordRepository<ClientEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ClientEntity, clients);
  }
}
