import { readBounces, type MailEvent } from '@quillcare/contracts';
import { eachSafely, ProcessLogger, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { BounceMailbox } from '../bounce-mailbox';
import { ReportRecorder, type Recorded } from '../report-recorder';

/**
 * Records each mail in its own transaction and marks it as read afterwards. If the worker is killed in between, the mail is read
 * again but counted once.
 */
@Processes(readBounces)
export class ReadBouncesJob implements JobHandler<typeof readBounces> {
  constructor(
    private readonly mailbox: BounceMailbox,
    private readonly recorder: ReportRecorder,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const outcomes: (Recorded | 'NO_REPORT')[] = [];
    await this.mailbox.each(async (uid, report) => {
      // Anyone can write to this address, so an unreadable mail must not affect the others.
      const failed = await eachSafely([uid], async () => outcomes.push(await this.record(await report())), {
        job: readBounces,
        logger: this.logger,
        nameOf: () => `mail ${uid} of the bounce mailbox`,
      });
      if (failed.length > 0) outcomes.push('NO_REPORT');
    });
    if (outcomes.length > 0) this.logger.info({ outcomes }, 'bounce mails read');
  }

  private async record(report: MailEvent | null): Promise<Recorded | 'NO_REPORT'> {
    if (report === null) return 'NO_REPORT';
    return this.uow.runPlatform('a bounced email identifies the practice', () =>
      this.recorder.record(report),
    );
  }
}
