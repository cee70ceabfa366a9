import { defineParts } from '@quillcare/service-kit';
import { ImportGuard } from './import-guard';
import { FileImporter } from './jobs/file-importer';
import { ResumeImportsJob } from './jobs/resume-imports.job';
import { RunImportJob } from './jobs/run-import.job';
import { CancelImportHandler } from './operations/cancel-import.handler';
import { CreateImportHandler } from './operations/create-import.handler';
import { GetImportQuery } from './operations/get-import.query';
import { ReadImportHealthQuery } from './operations/read-import-health.query';
import { ListImportsQuery } from './operations/list-imports.query';
import { ImportReader } from '../run-record/import.reader';
import { ImportClaims } from './persistence/import-claims';
import { ImportProgress } from './persistence/import-progress';
import { ImportRunEntity } from '../run-record/import-run.entity';
import { ImportRunRepository } from '../run-record/import-run.repository';

export const runParts = defineParts({
  entities: [ImportRunEntity],
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
