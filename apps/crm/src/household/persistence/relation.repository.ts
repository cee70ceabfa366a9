import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { RelationEntity } from './relation.entity';

/** In the audit a relation is a change of the client; who the other person is, is not named there. */
@Injectable()
export class RelationRepository extends TenantRepository<RelationEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, RelationEntity);
  }
}
