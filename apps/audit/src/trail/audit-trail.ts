import { Injectable } from '@nestjs/common';
import type { AuditRecord, EventEnvelope, ServiceName } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { chain } from './domain/chain';
import { AuditEntryRepository } from './persistence/audit-entry.repository';
import { ChainHeadStore } from './persistence/chain-head.store';

/** Writes what services tell into the chain of their organisation. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly entries: AuditEntryRepository,
    private readonly heads: ChainHeadStore,
    private readonly uow: UnitOfWork,
  ) {}

  /** Appends an act once, however often it is told. */
  async append(service: ServiceName, event: EventEnvelope<AuditRecord>): Promise<void> {
    const head = await this.heads.lock();
    const content = {
      ...event.data,
      id: event.id,
      organisationId: this.uow.organisationId,
      sequence: head.sequence + 1,
      service,
      actor: event.actor,
      correlationId: event.correlationid,
      occurredAt: new Date(event.time).toISOString(),
    };
    this.entries.append(chain(content, head));
  }
}
