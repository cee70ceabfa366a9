import { defineParts } from '@quillcare/service-kit';
import { ChainVerifications } from './chain-verifications';
import { ChainVerifier } from './chain-verifier';
import { CheckpointChecker } from './checkpoint-checker';
import { CheckpointStore } from './checkpoint.store';
import { WriteCheckpointsJob } from './jobs/write-checkpoints.job';
import { GetAuditVerificationQuery } from './operations/get-audit-verification.query';
import { VerifyAuditTrailHandler } from './operations/verify-audit-trail.handler';
import { VerifyChainHandler } from './operations/verify-chain.handler';

/** Attests the audit chains outside the database. */
export const checkpointParts = defineParts({
  handlers: [VerifyChainHandler, VerifyAuditTrailHandler, GetAuditVerificationQuery],
  jobs: [WriteCheckpointsJob],
  providers: [ChainVerifications, ChainVerifier, CheckpointChecker, CheckpointStore],
});
