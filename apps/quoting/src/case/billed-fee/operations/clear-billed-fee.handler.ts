import { clearBilledFee } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { assertBillingOpen } from '../domain/billed-fees';
import { BilledFeeRepository } from '../persistence/billed-fee.repository';
import { BilledFeesReader } from './billed-fees.reader';

export const ClearBilledFeeHandler = implement(
  clearBilledFee,
  [SurgeryCaseRepository, BilledFeeRepository, BilledFeesReader],
  (cases, fees, reader) => ({
    async handle({ params, query }) {
      const surgeryCase = await cases.get(params.id, { lock: true });
      assertBillingOpen(surgeryCase);
      await fees.clear(surgeryCase, params.lineId, query.version);
      return reader.read(surgeryCase);
    },
  }),
);
