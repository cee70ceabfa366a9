import { getAuditVerification } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ChainVerifications } from '../chain-verifications';

export const GetAuditVerificationQuery = implement(
  getAuditVerification,
  [ChainVerifications],
  (verifications) => ({
    handle: () => verifications.readLast(),
  }),
);
