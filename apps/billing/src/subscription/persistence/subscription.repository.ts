import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { planName } from '../../plan/domain/catalogue';
import { SubscriptionEntity } from './subscription.entity';

@Injectable()
export class SubscriptionRepository extends TenantRepository<SubscriptionEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SubscriptionEntity, { audit: 'SUBSCRIPTION', auditLabel: ({ plan }) => planName(plan) });
  }

  /** Whether the organisation has a subscription. */
  exists(): Promise<boolean> {
    return this.manager.existsBy(SubscriptionEntity, { organisationId: this.organisationId });
  }
}
