import { getBilledFees, type BilledFees, type InputOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { BilledFeesReader } from './billed-fees.reader';

@Implements(getBilledFees)
export class GetBilledFeesQuery implements Handler<typeof getBilledFees> {
  constructor(
    private readonly cases: SurgeryCaseRepository,
    private readonly reader: BilledFeesReader,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ params }: InputOf<typeof getBilledFees>): Promise<BilledFees> {
    return this.uow.run(async () => this.reader.of(await this.cases.get(params.id)));
  }
}
