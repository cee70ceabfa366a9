export { auditService } from './audit.service';
export { verifyEntries, GENESIS } from './trail/domain/chain';
export { AUDIT_ENTRY_COLUMNS } from './checkpoint/chain-verifier';
export { CheckpointChecker, type PracticeReport } from './checkpoint/checkpoint-checker';
