import { defineService } from '@quillcare/service-kit';
import { CreateAuditTrail1763600001000 } from './migrations/create-audit-trail.migration';
import { AuditTrail } from './trail/audit-trail';
import { AUDIT_RECORDED_CONSUMERS } from './trail/consumers/audit-recorded.consumers';
import { ListAuditEntriesQuery } from './trail/operations/list-audit-entries.query';
import { VerifyChainQuery } from './trail/operations/verify-chain.query';
import { AuditEntryRepository } from './trail/persistence/audit-entry.repository';

/** The tamper-evident record of who did what. */
export const auditService = defineService({
  name: 'audit',
  migrations: [CreateAuditTrail1763600001000],
  handlers: [ListAuditEntriesQuery, VerifyChainQuery],
  consumers: [...AUDIT_RECORDED_CONSUMERS],
  jobs: [],
  providers: [AuditEntryRepository, AuditTrail],
});
