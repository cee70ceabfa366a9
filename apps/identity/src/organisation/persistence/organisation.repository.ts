import { Injectable } from '@nestjs/common';
import type { SubscriptionPlan } from '@quillcare/contracts';
import { UnitOfWork, type ChangeOptions, type NewRecord, TenantRepository } from '@quillcare/service-kit';
import { derivedColumns } from '../domain/organisation';
import { OrganisationEntity } from './organisation.entity';

const DERIVED = ['searchKey', 'sortName'] as const;
type NewOrganisation = Omit<NewRecord<OrganisationEntity>, (typeof DERIVED)[number]>;

@Injectable()
export class OrganisationRepository extends TenantRepository<OrganisationEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, OrganisationEntity, {
      audit: 'ORGANISATION',
      auditLabel: (organisation) => organisation.name,
      auditHidden: DERIVED,
    });
  }

  override insert(fields: NewOrganisation): Promise<OrganisationEntity> {
    return super.insert({ ...fields, ...derivedColumns(fields) });
  }

  /** Sets the plan chosen at sign-up. Billing reports all later plans, and this one again. */
  async beginWith(id: string, plan: SubscriptionPlan): Promise<void> {
    await this.uow.execute('update identity.organisation set plan = $2 where organisation_id = $1', [
      id,
      plan,
    ]);
  }

  /** Keeps the derived search columns up to date with every change. */
  override update(
    id: string,
    change: (organisation: OrganisationEntity) => void | Promise<void>,
    options?: ChangeOptions,
  ): Promise<OrganisationEntity> {
    return super.update(
      id,
      async (row) => {
        await change(row);
        Object.assign(row, derivedColumns(row));
      },
      options,
    );
  }
}
