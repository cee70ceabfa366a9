import { Injectable } from '@nestjs/common';
import {
  AuditEntryAppended,
  type AuditRecord,
  type EventEnvelope,
  type ServiceName,
} from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { AuditEntryRepository } from './persistence/audit-entry.repository';

/** Appends the audit records of all services to the chains of their organisations. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly entries: AuditEntryRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** Appends the act an event records. Idempotent: does nothing if it was already appended. */
  async append(service: ServiceName, event: EventEnvelope<AuditRecord>): Promise<void> {
    const isNew = await this.entries.append({
      ...event.data,
      id: event.id,
      organisationId: this.uow.organisationId,
      service,
      actor: event.actor,
      correlationId: event.correlationid,
      occurredAt: new Date(event.time).toISOString(),
    });
    const { entityType, entityId } = event.data;
    if (isNew) this.uow.emit(AuditEntryAppended, entityId, { entryId: event.id, entityType, entityId });
  }
}
