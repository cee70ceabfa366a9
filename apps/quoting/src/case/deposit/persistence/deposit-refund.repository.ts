import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { DepositRefundEntity } from './deposit-refund.entity';

@Injectable()
export class DepositRefundRepository extends TenantRepository<DepositRefundEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, DepositRefundEntity, { audit: 'DEPOSIT' });
  }

  /** All refunds of a case, oldest first. */
  findByCase(surgeryCaseId: string): Promise<DepositRefundEntity[]> {
    const where = { organisationId: this.organisationId, surgeryCaseId };
    return this.manager.find(DepositRefundEntity, { where, order: { startedAt: 'ASC' } });
  }

  findByProviderId(providerId: string): Promise<DepositRefundEntity | null> {
    const where = { organisationId: this.organisationId, providerId };
    return this.manager.findOne(DepositRefundEntity, { where });
  }

  /** Whether any refund of the practice still awaits Stripe's answer. */
  hasUnderWay(): Promise<boolean> {
    const where = { organisationId: this.organisationId, state: 'STARTED' as const };
    return this.manager.exists(DepositRefundEntity, { where });
  }

  /** Total of the case's refunds still awaiting Stripe's answer, in minor units. */
  async sumUnderWayMinor(surgeryCaseId: string): Promise<number> {
    const all = await this.findByCase(surgeryCaseId);
    return all.reduce((sum, { state, amountMinor }) => sum + (state === 'STARTED' ? amountMinor : 0), 0);
  }
}
