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

/** The addresses that a practice sends nothing to. The audit never shows an address: it is a patient's. */
@Injectable()
export class SuppressionRepository extends TenantRepository<SuppressionEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, SuppressionEntity, {
      audit: 'MAIL_SUPPRESSION',
      auditLabel: ({ quoteNumber }) => quoteNumber,
      auditHidden: ['address', 'detail'],
    });
  }

  /** The suppression of an address that is in force. */
  of(address: string): Promise<SuppressionEntity | null> {
    return this.manager.findOne(SuppressionEntity, {
      where: { organisationId: this.organisationId, address: address.toLowerCase(), deletedAt: IsNull() },
    });
  }

  async isSuppressed(address: string): Promise<boolean> {
    return (await this.of(address)) !== null;
  }

  /** Suppresses an address; null if it was already. */
  async add(given: NewSuppression): Promise<SuppressionEntity | null> {
    const address = given.address.toLowerCase();
    // Two reports about one address at once: the second waits here for the first, and then finds its row.
    await this.uow.lock(`suppression ${address}`);
    return (await this.of(address)) ? null : this.insert({ ...given, address });
  }
}
