import { resumeBackground, runBulk, runExport, runImportUndo, runPracticeExport } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { BackgroundClaims } from '../background-claims';

export const ResumeBackgroundJob = onJob(resumeBackground, [UnitOfWork, BackgroundClaims], (uow, claims) => ({
  async handle() {
    await uow.runPlatform('resume exports, bulk changes and undos whose worker died', async () => {
      for (const { id: exportId, organisationId } of await claims.takeAbandoned('list_export'))
        uow.enqueue(runExport, { organisationId, exportId });
      for (const { id: exportId, organisationId } of await claims.takeAbandoned('practice_export'))
        uow.enqueue(runPracticeExport, { organisationId, exportId });
      for (const { id: bulkRunId, organisationId } of await claims.takeAbandoned('bulk_run'))
        uow.enqueue(runBulk, { organisationId, bulkRunId });
      for (const { id: importUndoId, organisationId } of await claims.takeAbandoned('import_undo'))
        uow.enqueue(runImportUndo, { organisationId, importUndoId });
    });
  },
}));
