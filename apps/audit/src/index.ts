export { auditService } from './audit.service';
export { follow, GENESIS } from './trail/domain/chain';
export { AUDIT_ENTRY_COLUMNS } from './trail/operations/verify-chain.query';
