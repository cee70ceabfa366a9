import { verifyChain } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { ChainVerifications } from '../chain-verifications';

export const VerifyChainHandler = implement(verifyChain, [ChainVerifications], (verifications) => ({
  prepare: (_input) => verifications.verify(),

  async handle(_input, verdict) {
    await verifications.save(verdict);
    return verdict;
  },
}));
