import { defineParts } from '@quillcare/service-kit';
import { CancelImport1764100000000 } from '../migrations/cancel-import.migration';
import { CountDescriptions1764880000000 } from '../migrations/count-descriptions.migration';
import { CreateImport1763600100000 } from '../migrations/create-import.migration';
import { ImportGuard } from './import-guard';
import { FileImporter } from './jobs/file-importer';
import { ResumeImportsJob } from './jobs/resume-imports.job';
import { RunImportJob } from './jobs/run-import.job';
import { CancelImportHandler } from './operations/cancel-import.handler';
import { CreateImportHandler } from './operations/create-import.handler';
import { GetImportQuery } from './operations/get-import.query';
import { ReadImportHealthQuery } from './operations/read-import-health.query';
import { ListImportsQuery } from './operations/list-imports.query';
import { ImportReader } from './persistence/import.reader';
import { ImportClaims } from './persistence/import-claims';
import { ImportProgress } from './persistence/import-progress';
import { ImportRunEntity } from './persistence/import-run.entity';
import { ImportRunRepository } from './persistence/import-run.repository';

/** Imports: a file read and stored row by row. */
export const runParts = defineParts({
  entities: [ImportRunEntity],
  migrations: [CreateImport1763600100000, CancelImport1764100000000, CountDescriptions1764880000000],
  handlers: [
    CreateImportHandler,
    CancelImportHandler,
    GetImportQuery,
    ListImportsQuery,
    ReadImportHealthQuery,
  ],
  jobs: [RunImportJob, ResumeImportsJob],
  providers: [ImportReader, ImportRunRepository, ImportClaims, ImportProgress, ImportGuard, FileImporter],
});
