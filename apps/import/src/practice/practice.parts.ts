import { defineParts } from '@quillcare/service-kit';
import { RecordSource } from './archive/record-source';
import { RunPracticeExportJob } from './jobs/run-practice-export.job';
import { CancelPracticeExportHandler } from './operations/cancel-practice-export.handler';
import { DownloadPracticeExportHandler } from './operations/download-practice-export.handler';
import { GetPracticeExportQuery } from './operations/get-practice-export.query';
import { ListPracticeExportsQuery } from './operations/list-practice-exports.query';
import { StartPracticeExportHandler } from './operations/start-practice-export.handler';
import { PracticeExportEntity } from './persistence/practice-export.entity';
import { PracticeExportRepository } from './persistence/practice-export.repository';

/** Export of a whole practice as an encrypted archive. */
export const practiceParts = defineParts({
  entities: [PracticeExportEntity],
  handlers: [
    StartPracticeExportHandler,
    ListPracticeExportsQuery,
    GetPracticeExportQuery,
    CancelPracticeExportHandler,
    DownloadPracticeExportHandler,
  ],
  jobs: [RunPracticeExportJob],
  providers: [PracticeExportRepository, RecordSource],
});
