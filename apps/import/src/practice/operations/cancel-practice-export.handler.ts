import { AppError, cancelPracticeExport, PracticeExportProgressed } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { BackgroundClaims } from '../../background/background-claims';
import { PracticeExportRepository, toPracticeExport } from '../persistence/practice-export.repository';

export const CancelPracticeExportHandler = implement(
  cancelPracticeExport,
  [PracticeExportRepository, BackgroundClaims, UnitOfWork],
  (exports, claims, uow) => ({
    async handle({ params: { id } }) {
      const run = await exports.get(id);
      if (run.status === 'COMPLETED') await exports.removeArchive(run);
      else if (!(await claims.requestCancel('practice_export', run.organisationId, id)))
        throw new AppError('ILLEGAL_TRANSITION');
      uow.emit(PracticeExportProgressed, id, { exportId: id, userId: run.userId });
      return toPracticeExport(await exports.get(id));
    },
  }),
);
