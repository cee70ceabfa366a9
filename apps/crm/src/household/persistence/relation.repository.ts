import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { RelationEntity } from './relation.entity';

/** Audits a relation as a change of the client, without naming the other person. */
@Injectable()
export class RelationRepository extends TenantRepository<RelationEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, RelationEntity);
  }
}
