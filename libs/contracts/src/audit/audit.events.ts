import { event, type EventDefinition } from '../core/event';
import { SERVICES, type ServiceName } from '../core/operation';
import { auditRecord } from './audit.schemas';

/** Each service emits its audit records in its own stream; the audit service consumes all of them. */
export const auditRecordedBy = Object.fromEntries(
  SERVICES.map((service) => [service, event({ service, name: 'AuditRecorded', data: auditRecord })]),
) as Record<ServiceName, EventDefinition<typeof auditRecord>>;
