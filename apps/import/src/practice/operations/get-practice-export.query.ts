import { getPracticeExport } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { PracticeExportRepository, shownPracticeExport } from '../persistence/practice-export.repository';

export const GetPracticeExportQuery = implement(
  getPracticeExport,
  [PracticeExportRepository, UnitOfWork],
  (exports, uow) => ({
    handle: async ({ params }) => shownPracticeExport(await uow.run(() => exports.get(params.id))),
  }),
);
