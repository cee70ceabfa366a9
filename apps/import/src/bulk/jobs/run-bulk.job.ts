import { runBulk, type JobData } from '@quillcare/contracts';
import { Processes, type JobHandler, type JobRun } from '@quillcare/service-kit';
import { BulkRunner } from '../bulk-runner';

@Processes(runBulk)
export class RunBulkJob implements JobHandler<typeof runBulk> {
  constructor(private readonly runner: BulkRunner) {}

  handle({ organisationId, bulkRunId: id }: JobData<typeof runBulk>, run: JobRun): Promise<void> {
    return this.runner.run({ organisationId, id }, run);
  }
}
