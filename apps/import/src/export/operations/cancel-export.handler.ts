import { AppError, cancelExport, ExportProgressed } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { BackgroundClaims } from '../../background/background-claims';
import { ListExportRepository, toListExport } from '../persistence/list-export.repository';

export const CancelExportHandler = implement(
  cancelExport,
  [ListExportRepository, BackgroundClaims, UnitOfWork],
  (exports, claims, uow) => ({
    async handle({ params }) {
      const { id, userId, organisationId } = await exports.getOwn(params.id, requireUser().userId);
      if (!(await claims.requestCancel('list_export', organisationId, id)))
        throw new AppError('ILLEGAL_TRANSITION');
      uow.emit(ExportProgressed, id, { exportId: id, userId });
      return toListExport(await exports.get(id));
    },
  }),
);
