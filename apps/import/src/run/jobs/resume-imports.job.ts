import { resumeImports, runImport } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { ImportClaims } from '../persistence/import-claims';

export const ResumeImportsJob = onJob(resumeImports, [UnitOfWork, ImportClaims], (uow, claims) => ({
  async handle() {
    await uow.runPlatform('resume imports whose worker died', async () => {
      const abandoned = await claims.releaseAbandoned();
      for (const { id: importId, organisationId } of abandoned)
        uow.enqueue(runImport, { organisationId, importId });
    });
  },
}));
