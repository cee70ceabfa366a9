import { Injectable } from '@nestjs/common';
import { CHECKOUT_SESSION_MINUTES } from '@quillcare/payments';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { MoreThan } from 'typeorm';
import { DepositPaymentEntity } from './deposit-payment.entity';

@Injectable()
export class DepositPaymentRepository extends TenantRepository<DepositPaymentEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, DepositPaymentEntity, {
      audit: 'DEPOSIT',
      auditLabel: ({ reference }) => reference,
      auditHidden: ['sessionId', 'linkId', 'place'],
    });
  }

  /** All payments of a case, oldest first. */
  findByCase(surgeryCaseId: string): Promise<DepositPaymentEntity[]> {
    const where = { organisationId: this.organisationId, surgeryCaseId };
    return this.manager.find(DepositPaymentEntity, { where, order: { place: 'ASC' } });
  }

  findBySession(sessionId: string): Promise<DepositPaymentEntity | null> {
    const where = { organisationId: this.organisationId, sessionId };
    return this.manager.findOne(DepositPaymentEntity, { where });
  }

  findByIntent(intentId: string): Promise<DepositPaymentEntity | null> {
    const where = { organisationId: this.organisationId, intentId };
    return this.manager.findOne(DepositPaymentEntity, { where });
  }

  /** A payment of the practice that a patient may be making right now, if any. */
  findUnderWay(): Promise<DepositPaymentEntity | null> {
    const startedAt = MoreThan(underWaySince(this.uow.now()));
    const where = { organisationId: this.organisationId, state: 'STARTED' as const, startedAt };
    return this.manager.findOne(DepositPaymentEntity, { where });
  }
}

/** Pages opened after this instant can still be paid. */
export function underWaySince(now: Date): Date {
  return new Date(now.getTime() - CHECKOUT_SESSION_MINUTES * 60_000);
}
