import { defineService } from '@quillcare/service-kit';
import { CancelImport1764100000000 } from './migrations/cancel-import.migration';
import { CreateImport1763600100000 } from './migrations/create-import.migration';
import { ImportGuard } from './run/import-guard';
import { ClientImporter } from './run/jobs/client-importer';
import { ResumeImportsJob } from './run/jobs/resume-imports.job';
import { RunImportJob } from './run/jobs/run-import.job';
import { CancelImportHandler } from './run/operations/cancel-import.handler';
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

/** Import of CSV files into the practice's records. */
export const importService = defineService({
  name: 'import',
  entities: [ImportRunEntity],
  migrations: [CreateImport1763600100000, CancelImport1764100000000],
  handlers: [
    AppendUploadHandler,
    DiscardUploadHandler,
    CreateImportHandler,
    CancelImportHandler,
    GetImportQuery,
    ListImportsQuery,
  ],
  jobs: [RunImportJob, ResumeImportsJob, SweepUploadsJob],
  providers: [
    UploadRepository,
    ImportRunRepository,
    ImportClaims,
    ImportProgress,
    ImportGuard,
    ClientImporter,
  ],
});
