import { runBulk } from '@quillcare/contracts';
import { onJob } from '@quillcare/service-kit';
import { BulkRunner } from '../bulk-runner';

export const RunBulkJob = onJob(runBulk, [BulkRunner], (runner) => ({
  handle: ({ organisationId, bulkRunId: id }, run) => runner.run({ organisationId, id }, run),
}));
