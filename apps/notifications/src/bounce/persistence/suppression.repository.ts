import { Injectable } from '@nestjs/common';
import type { SuppressionReason } from '@quillcare/contracts';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { IsNull } from 'typeorm';
import { SuppressionEntity } from './suppression.entity';

export interface NewSuppression {
  address: string;
  reason: SuppressionReason;
  detail: string | null;
  mailId: string;
  quoteId: string | null;
  quoteNumber: string | null;
}

/** Stores the practice's suppressed addresses. The audit never shows an address, because it is a patient's. */
@Injectable()
export class SuppressionRepository extends TenantRepository<SuppressionEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SuppressionEntity, {
      audit: 'MAIL_SUPPRESSION',
      auditLabel: ({ quoteNumber }) => quoteNumber,
      auditHidden: ['address', 'detail'],
    });
  }

  /** Returns the suppression in force for an address, or null. */
  findByAddress(address: string): Promise<SuppressionEntity | null> {
    return this.manager.findOne(SuppressionEntity, {
      where: { organisationId: this.organisationId, address: address.toLowerCase(), deletedAt: IsNull() },
    });
  }

  async isSuppressed(address: string): Promise<boolean> {
    return (await this.findByAddress(address)) !== null;
  }

  /** Suppresses an address. Returns null if it already was. */
  async add(suppression: NewSuppression): Promise<SuppressionEntity | null> {
    const address = suppression.address.toLowerCase();
    // With two concurrent reports about one address, the second waits here and then finds the first one's row.
    await this.uow.lock(`suppression ${address}`);
    return (await this.findByAddress(address)) ? null : this.insert({ ...suppression, address });
  }
}
