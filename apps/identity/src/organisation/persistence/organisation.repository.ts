import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@quillcare/service-kit';
import { AccountRepository } from '../../acting';
import { OrganisationEntity } from './organisation.entity';

@Injectable()
export class OrganisationRepository extends AccountRepository<OrganisationEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, OrganisationEntity, {
      audit: 'ORGANISATION',
      auditLabel: (organisation) => organisation.name,
    });
  }
}
