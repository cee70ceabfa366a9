import { defineParts } from '@quillcare/service-kit';
import { ExportedRows } from './exported-rows';
import { RunExportJob } from './jobs/run-export.job';
import { CancelExportHandler } from './operations/cancel-export.handler';
import { DownloadListHandler } from './operations/download-list.handler';
import { DownloadExportHandler } from './operations/download-export.handler';
import { GetExportQuery } from './operations/get-export.query';
import { ListExportsQuery } from './operations/list-exports.query';
import { StartExportHandler } from './operations/start-export.handler';
import { ListExportEntity } from './persistence/list-export.entity';
import { ListExportRepository } from './persistence/list-export.repository';

/** Exports of lists as CSV or Excel: short ones immediately, long ones in the background. */
export const exportParts = defineParts({
  entities: [ListExportEntity],
  handlers: [
    DownloadListHandler,
    StartExportHandler,
    ListExportsQuery,
    GetExportQuery,
    CancelExportHandler,
    DownloadExportHandler,
  ],
  jobs: [RunExportJob],
  providers: [ExportedRows, ListExportRepository],
});
