import { verifyChain, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { ChainVerifier } from '../../checkpoint/chain-verifier';

/** So many checkpoints are quickly read; `npm run checkpoints:check` compares all. */
const NEWEST = 7;

@Implements(verifyChain)
export class VerifyChainQuery implements Handler<typeof verifyChain> {
  constructor(private readonly verifier: ChainVerifier) {}

  async handle(_input: InputOf<typeof verifyChain>): Promise<ResultOf<typeof verifyChain>> {
    const { entries, fault, contradiction, attested } = await this.verifier.verify(NEWEST);
    const rewritten = contradiction && { sequence: contradiction.first, kind: 'REWRITTEN' as const };
    return {
      entries,
      fault: fault ?? rewritten,
      attested: attested && { until: attested.at, sequence: attested.sequence },
    };
  }
}
