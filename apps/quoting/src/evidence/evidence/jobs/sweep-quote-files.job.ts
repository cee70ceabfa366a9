import { sweepQuoteFiles } from '@quillcare/contracts';
import { Clock, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { QuoteFileRepository } from '../../../quote';

const REASON = 'ask again for documents that were not made';
const WAIT_MS = 10 * 60_000;
/** What fails again costs one attempt a day. */
const FAILED_MS = 24 * 3_600_000;
const BATCH = 200;

@Processes(sweepQuoteFiles)
export class SweepQuoteFilesJob implements JobHandler<typeof sweepQuoteFiles> {
  constructor(
    private readonly files: QuoteFileRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const ago = (milliseconds: number) => new Date(this.clock.now().getTime() - milliseconds);
    const before = { waiting: ago(WAIT_MS), failed: ago(FAILED_MS) };
    while ((await this.uow.runPlatform(REASON, () => this.files.askAgain(before, BATCH))) === BATCH);
  }
}
