import type { AuditRecord, EventEnvelope } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';

/** An audit event as a service publishes it. */
export function recorded(organisationId: string, notes: string): EventEnvelope<AuditRecord> {
  const record = {
    entityType: 'CLIENT',
    entityId: newId(),
    action: 'VIEW',
    entityLabel: null,
    changes: [],
  } as const;
  return {
    id: newId(),
    source: '/quillcare/crm',
    type: 'crm.AuditRecorded.v1',
    specversion: '1.0',
    time: new Date().toISOString(),
    subject: record.entityId,
    datacontenttype: 'application/json',
    organisationid: organisationId,
    actor: 'service:crm',
    correlationid: newId(),
    causationid: null,
    traceparent: null,
    data: { ...record, changes: [], reason: null, notes, userId: null, actorName: 'crm' },
  };
}
