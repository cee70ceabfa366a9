import { defineParts } from '@quillcare/service-kit';
import { AuditTrail } from './audit-trail';
import { AUDIT_RECORDED_CONSUMERS } from './consumers/audit-recorded.consumers';
import { FindAuditPositionQuery } from './operations/find-audit-position.query';
import { ListAuditEntriesQuery } from './operations/list-audit-entries.query';
import { ListNotedHashesQuery } from './operations/list-noted-hashes.query';
import { ListRecordedActsQuery } from './operations/list-recorded-acts.query';
import { AuditEntryRepository } from './persistence/audit-entry.repository';

export const trailParts = defineParts({
  handlers: [ListAuditEntriesQuery, FindAuditPositionQuery, ListRecordedActsQuery, ListNotedHashesQuery],
  consumers: AUDIT_RECORDED_CONSUMERS,
  providers: [AuditEntryRepository, AuditTrail],
});
