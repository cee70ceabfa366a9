import { defineParts } from '@quillcare/service-kit';
import { BulkChanger } from './bulk-changer';
import { BulkRunner } from './bulk-runner';
import { BulkStarter } from './bulk-starter';
import { RunBulkJob } from './jobs/run-bulk.job';
import { CancelBulkRunHandler } from './operations/cancel-bulk-run.handler';
import { GetBulkRunQuery } from './operations/get-bulk-run.query';
import { StartBulkRunHandler } from './operations/start-bulk-run.handler';
import { UndoBulkRunHandler } from './operations/undo-bulk-run.handler';
import { BulkItems } from './persistence/bulk-items';
import { BulkProgress } from './persistence/bulk-progress';
import { BulkRunEntity } from './persistence/bulk-run.entity';
import { BulkRunRepository } from './persistence/bulk-run.repository';

/** Bulk changes: many records at once, each by the single-record operation. */
export const bulkParts = defineParts({
  entities: [BulkRunEntity],
  handlers: [StartBulkRunHandler, GetBulkRunQuery, CancelBulkRunHandler, UndoBulkRunHandler],
  jobs: [RunBulkJob],
  providers: [BulkRunRepository, BulkItems, BulkProgress, BulkChanger, BulkRunner, BulkStarter],
});
