import { resumeBackground, runBulk, runExport, runImportUndo, runPracticeExport } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { BackgroundClaims } from '../background-claims';

@Processes(resumeBackground)
export class ResumeBackgroundJob implements JobHandler<typeof resumeBackground> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly claims: BackgroundClaims,
  ) {}

  async handle(): Promise<void> {
    await this.uow.runPlatform(
      'go on with exports, bulk changes and undone imports whose worker died',
      async () => {
        for (const { id: exportId, organisationId } of await this.claims.takeAbandoned('list_export'))
          this.uow.enqueue(runExport, { organisationId, exportId });
        for (const { id: exportId, organisationId } of await this.claims.takeAbandoned('practice_export'))
          this.uow.enqueue(runPracticeExport, { organisationId, exportId });
        for (const { id: bulkRunId, organisationId } of await this.claims.takeAbandoned('bulk_run'))
          this.uow.enqueue(runBulk, { organisationId, bulkRunId });
        for (const { id: importUndoId, organisationId } of await this.claims.takeAbandoned('import_undo'))
          this.uow.enqueue(runImportUndo, { organisationId, importUndoId });
      },
    );
  }
}
