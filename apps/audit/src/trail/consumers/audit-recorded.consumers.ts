import { Injectable, type Type } from '@nestjs/common';
import {
  auditRecordedBy,
  SERVICES,
  type AuditRecord,
  type EventEnvelope,
  type ServiceName,
} from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { AuditTrail } from '../audit-trail';

type AuditRecorded = (typeof auditRecordedBy)[ServiceName];

@Injectable()
abstract class AuditRecordedConsumer implements Consumer<AuditRecorded> {
  constructor(private readonly trail: AuditTrail) {}

  protected abstract readonly service: ServiceName;

  handle(event: EventEnvelope<AuditRecord>): Promise<void> {
    return this.trail.append(this.service, event);
  }
}

function consumerOf(service: ServiceName): Type<Consumer<AuditRecorded>> {
  // The durable consumer's name is derived from the class name, so the class must be named before it is decorated.
  const name = `On${service.charAt(0).toUpperCase()}${service.slice(1)}AuditRecordedConsumer`;
  const consumer = {
    [name]: class extends AuditRecordedConsumer {
      protected readonly service = service;
    },
  }[name] as Type<Consumer<AuditRecorded>>;
  Consumes(auditRecordedBy[service])(consumer);
  return consumer;
}

/** One consumer per service, because each service publishes its audit records to its own stream. */
export const AUDIT_RECORDED_CONSUMERS = SERVICES.map(consumerOf);
