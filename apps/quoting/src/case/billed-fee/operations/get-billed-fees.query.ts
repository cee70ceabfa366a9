import { getBilledFees } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { BilledFeesReader } from './billed-fees.reader';

export const GetBilledFeesQuery = implement(
  getBilledFees,
  [SurgeryCaseRepository, BilledFeesReader, UnitOfWork],
  (cases, reader, uow) => ({
    handle: ({ params }) => uow.run(async () => reader.read(await cases.get(params.id))),
  }),
);
