import { verifyAuditTrail } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ChainVerifications } from '../chain-verifications';

export const VerifyAuditTrailHandler = implement(verifyAuditTrail, [ChainVerifications], (verifications) => ({
  prepare: (_input) => verifications.verify(),

  async handle(_input, verdict) {
    await verifications.save(verdict);
    return verifications.readLast();
  },
}));
