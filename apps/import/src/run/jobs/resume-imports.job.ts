import { resumeImports, runImport } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { ImportClaims } from '../persistence/import-claims';

@Processes(resumeImports)
export class ResumeImportsJob implements JobHandler<typeof resumeImports> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly claims: ImportClaims,
  ) {}

  async handle(): Promise<void> {
    await this.uow.runPlatform('resume imports whose worker died', async () => {
      const abandoned = await this.claims.takeAbandoned();
      for (const { id: importId, organisationId } of abandoned)
        this.uow.enqueue(runImport, { organisationId, importId });
    });
  }
}
