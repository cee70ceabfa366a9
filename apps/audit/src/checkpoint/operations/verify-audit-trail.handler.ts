import {
  verifyAuditTrail,
  type AuditVerification,
  type InputOf,
  type ResultOf,
  type verifyChain,
} from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ChainVerifications } from '../chain-verifications';

type Verdict = ResultOf<typeof verifyChain>;

@Implements(verifyAuditTrail)
export class VerifyAuditTrailHandler implements Handler<typeof verifyAuditTrail> {
  constructor(private readonly verifications: ChainVerifications) {}

  prepare(): Promise<Verdict> {
    return this.verifications.verify();
  }

  async handle(_input: InputOf<typeof verifyAuditTrail>, verdict: Verdict): Promise<AuditVerification> {
    await this.verifications.keep(verdict);
    return this.verifications.last();
  }
}
