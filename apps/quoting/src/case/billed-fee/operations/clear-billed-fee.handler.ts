import { clearBilledFee, type BilledFees, type InputOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { refuseUnlessOpen } from '../domain/billed-fees';
import { BilledFeeRepository } from '../persistence/billed-fee.repository';
import { BilledFeesReader } from './billed-fees.reader';

@Implements(clearBilledFee)
export class ClearBilledFeeHandler implements Handler<typeof clearBilledFee> {
  constructor(
    private readonly cases: SurgeryCaseRepository,
    private readonly fees: BilledFeeRepository,
    private readonly reader: BilledFeesReader,
  ) {}

  async handle({ params, query }: InputOf<typeof clearBilledFee>): Promise<BilledFees> {
    const surgeryCase = await this.cases.get(params.id, { lock: true });
    refuseUnlessOpen(surgeryCase);
    await this.fees.clear(surgeryCase, params.lineId, query.version);
    return this.reader.of(surgeryCase);
  }
}
