import { verifyChain, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ChainVerifications } from '../chain-verifications';

type Verdict = ResultOf<typeof verifyChain>;

@Implements(verifyChain)
export class VerifyChainHandler implements Handler<typeof verifyChain> {
  constructor(private readonly verifications: ChainVerifications) {}

  prepare(): Promise<Verdict> {
    return this.verifications.verify();
  }

  async handle(_input: InputOf<typeof verifyChain>, verdict: Verdict): Promise<Verdict> {
    await this.verifications.keep(verdict);
    return verdict;
  }
}
