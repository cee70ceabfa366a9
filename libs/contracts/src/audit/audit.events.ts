import { z } from 'zod';
import { event, type EventDefinition } from '../core/event';
import { SERVICES, type ServiceName } from '../core/operation';
import { ADMINS } from '../core/permissions';
import { id } from '../core/primitives';
import { toRoles } from '../core/recipients';
import { auditEntityType, auditRecord } from './audit.schemas';

/** Every service tells the audit in its own stream; the audit service listens to all of them. */
export const auditRecordedBy = Object.fromEntries(
  SERVICES.map((service) => [service, event({ service, name: 'AuditRecorded', data: auditRecord })]),
) as Record<ServiceName, EventDefinition<typeof auditRecord>>;

/** An act is in the trail now: open pages of administrators that show it read it again. */
export const AuditEntryAppended = event({
  service: 'audit',
  name: 'AuditEntryAppended',
  data: z.object({ entryId: id, entityType: auditEntityType, entityId: id }),
  live: {
    audience: () => ({ to: toRoles(...ADMINS), needs: null }),
    tags: () => [{ type: 'AuditEntry' }],
  },
});
