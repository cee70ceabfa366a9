import { z } from 'zod';
import { event, type EventDefinition } from '../core/event';
import { SERVICES, type ServiceName } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id } from '../core/primitives';
import { toRoles } from '../core/recipients';
import { auditEntityType, auditRecord } from './audit.schemas';

/**
 * The AuditRecorded event of each service. Every service publishes audit records in its own stream, and the audit service
 * consumes all of them.
 */
export const auditRecordedBy = Object.fromEntries(
  SERVICES.map((service) => [service, event({ service, name: 'AuditRecorded', data: auditRecord })]),
) as Record<ServiceName, EventDefinition<typeof auditRecord>>;

/** An entry was appended to the audit trail. Open pages that show the trail to administrators refetch it. */
export const AuditEntryAppended = event({
  service: 'audit',
  name: 'AuditEntryAppended',
  data: z.object({ entryId: id, entityType: auditEntityType, entityId: id }),
  live: {
    audience: () => ({ to: toRoles(...ADMINS), needs: null }),
    tags: () => [{ type: 'AuditEntry' }],
  },
});
