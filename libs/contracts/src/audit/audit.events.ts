import { event, type EventDefinition } from '../core/event';
import { SERVICES, type ServiceName } from '../core/operation';
import { auditRecord } from './audit.schemas';

/** Every service tells the audit in its own stream; the audit service listens to all of them. */
export const auditRecordedBy = Object.fromEntries(
  SERVICES.map((service) => [service, event({ service, name: 'AuditRecorded', data: auditRecord })]),
) as Record<ServiceName, EventDefinition<typeof auditRecord>>;
