import { AppError, cancelImport, canImport, ImportProgressed } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { stoppedResult } from '../../run-record/import-result';
import { ImportClaims } from '../persistence/import-claims';
import { ImportProgress } from '../persistence/import-progress';
import { ImportReader } from '../../run-record/import.reader';
import { ImportRunRepository } from '../../run-record/import-run.repository';

export const CancelImportHandler = implement(
  cancelImport,
  [ImportRunRepository, ImportReader, ImportClaims, ImportProgress, UnitOfWork],
  (imports, reader, claims, progress, uow) => ({
    async handle({ params }) {
      const run = await imports.get(params.id, { lock: true });
      const { id, organisationId, entityType, duplicateStrategy } = run;
      if (!canImport(requireUser(), entityType, duplicateStrategy)) throw new AppError('FORBIDDEN');
      if (!(await claims.requestCancel(organisationId, id))) throw new AppError('ILLEGAL_TRANSITION');
      const queued = await claims.claimQueued(organisationId, id);
      if (queued) await progress.finish(queued, queued, stoppedResult('cancelled', queued), null);
      else uow.emit(ImportProgressed, id, { importId: id });
      return reader.get(id);
    },
  }),
);
