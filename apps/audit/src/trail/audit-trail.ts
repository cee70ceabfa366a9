import { Injectable } from '@nestjs/common';
import type { AuditRecord, EventEnvelope, ServiceName } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { AuditEntryRepository } from './persistence/audit-entry.repository';

/** Writes what services tell into the chain of their organisation. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly entries: AuditEntryRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Appends an act once, however often it is told. */
  append(service: ServiceName, event: EventEnvelope<AuditRecord>): void {
    this.entries.append({
      ...event.data,
      id: event.id,
      organisationId: this.uow.organisationId,
      service,
      actor: event.actor,
      correlationId: event.correlationid,
      occurredAt: new Date(event.time).toISOString(),
    });
  }
}
