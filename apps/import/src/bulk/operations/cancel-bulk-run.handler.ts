import { AppError, BulkRunProgressed, cancelBulkRun } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { BackgroundClaims } from '../../background/background-claims';
import { BulkRunRepository } from '../persistence/bulk-run.repository';

export const CancelBulkRunHandler = implement(
  cancelBulkRun,
  [BulkRunRepository, BackgroundClaims, UnitOfWork],
  (runs, claims, uow) => ({
    async handle({ params }) {
      const { id, userId, organisationId } = await runs.getOwn(params.id);
      if (!(await claims.requestCancel('bulk_run', organisationId, id)))
        throw new AppError('ILLEGAL_TRANSITION');
      uow.emit(BulkRunProgressed, id, { bulkRunId: id, userId });
      return runs.toBulkRun(await runs.get(id));
    },
  }),
);
