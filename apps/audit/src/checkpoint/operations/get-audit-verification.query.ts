import { getAuditVerification, type AuditVerification } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ChainVerifications } from '../chain-verifications';

@Implements(getAuditVerification)
export class GetAuditVerificationQuery implements Handler<typeof getAuditVerification> {
  constructor(private readonly verifications: ChainVerifications) {}

  handle(): Promise<AuditVerification> {
    return this.verifications.last();
  }
}
