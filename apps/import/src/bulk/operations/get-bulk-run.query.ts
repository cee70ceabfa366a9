import { getBulkRun } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { BulkRunRepository } from '../persistence/bulk-run.repository';

export const GetBulkRunQuery = implement(getBulkRun, [BulkRunRepository, UnitOfWork], (runs, uow) => ({
  handle: ({ params }) => uow.run(async () => runs.toBulkRun(await runs.getOwn(params.id))),
}));
