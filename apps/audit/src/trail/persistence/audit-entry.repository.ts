import { Injectable } from '@nestjs/common';
import { searchKey } from '@quillcare/rules';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import type { ChainedEntry } from '../domain/chain';
import { AuditEntryEntity } from './audit-entry.entity';

@Injectable()
export class AuditEntryRepository extends TenantRepository<AuditEntryEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, AuditEntryEntity);
  }

  /** Stores a link of the chain. */
  append(entry: ChainedEntry): Promise<AuditEntryEntity> {
    const { organisationId: _bound, ...fields } = entry;
    return this.insert({
      ...fields,
      occurredAt: new Date(entry.occurredAt),
      searchKey: searchKey(entry.entityLabel, entry.actorName, entry.reason, entry.notes),
    });
  }
}
