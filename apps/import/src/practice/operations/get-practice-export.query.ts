import { getPracticeExport } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { PracticeExportRepository, toPracticeExport } from '../persistence/practice-export.repository';

export const GetPracticeExportQuery = implement(
  getPracticeExport,
  [PracticeExportRepository, UnitOfWork],
  (exports, uow) => ({
    handle: async ({ params }) => toPracticeExport(await uow.run(() => exports.get(params.id))),
  }),
);
