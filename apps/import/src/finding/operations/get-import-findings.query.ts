import { AppError, getImportFindings, canImport } from '@quillcare/contracts';
import { implement, UnitOfWork } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';
import { ImportRunRepository } from '../../run-record/import-run.repository';
import { FindingSummaryReader } from '../finding-summary.reader';

export const GetImportFindingsQuery = implement(
  getImportFindings,
  [ImportRunRepository, FindingSummaryReader, UnitOfWork],
  (imports, summaries, uow) => ({
    handle: ({ params }) =>
      uow.run(async () => {
        const run = await imports.get(params.id);
        if (!canImport(requireUser(), run.entityType, run.duplicateStrategy)) throw new AppError('FORBIDDEN');
        return summaries.read(run);
      }),
  }),
);
