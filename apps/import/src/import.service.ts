import { defineService } from '@quillcare/service-kit';
import { CreateImport1763600100000 } from './migrations/create-import.migration';
import { ClientImporter } from './run/jobs/client-importer';
import { ResumeImportsJob } from './run/jobs/resume-imports.job';
import { RunImportJob } from './run/jobs/run-import.job';
import { CreateImportHandler } from './run/operations/create-import.handler';
import { GetImportQuery } from './run/operations/get-import.query';
import { ListImportsQuery } from './run/operations/list-imports.query';
import { ImportClaims } from './run/persistence/import-claims';
import { ImportProgress } from './run/persistence/import-progress';
import { ImportRunEntity } from './run/persistence/import-run.entity';
import { ImportRunRepository } from './run/persistence/import-run.repository';
import { SweepUploadsJob } from './upload/jobs/sweep-uploads.job';
import { AppendUploadHandler } from './upload/operations/append-upload.handler';
import { DiscardUploadHandler } from './upload/operations/discard-upload.handler';
import { UploadRepository } from './upload/persistence/upload.repository';

/** CSV files on their way into the practice's records. */
export const importService = defineService({
  name: 'import',
  entities: [ImportRunEntity],
  migrations: [CreateImport1763600100000],
  handlers: [
    AppendUploadHandler,
    DiscardUploadHandler,
    CreateImportHandler,
    GetImportQuery,
    ListImportsQuery,
  ],
  jobs: [RunImportJob, ResumeImportsJob, SweepUploadsJob],
  providers: [UploadRepository, ImportRunRepository, ImportClaims, ImportProgress, ClientImporter],
});
