import { Injectable } from '@nestjs/common';
import { ERRORS } from '@quillcare/contracts';
import type { JobRun } from '@quillcare/service-kit';
import { BackgroundRunner } from '../background/background-runner';
import { BulkChanger } from './bulk-changer';
import { BulkProgress } from './persistence/bulk-progress';

/** Runs a bulk change, in a worker or within a request that waits for it. */
@Injectable()
export class BulkRunner {
  constructor(
    private readonly runner: BackgroundRunner,
    private readonly changer: BulkChanger,
    private readonly progress: BulkProgress,
  ) {}

  run(target: { organisationId: string; id: string }, run: Pick<JobRun, 'lastAttempt'>): Promise<void> {
    return this.runner.run('bulk_run', target, run, {
      work: (work) => this.changer.run(work),
      breakOff: (work) => this.progress.finish(work, 'FAILED', ERRORS.INTERNAL.title),
    });
  }
}
