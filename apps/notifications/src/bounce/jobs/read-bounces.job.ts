import { readBounces, type MailEvent } from '@quillcare/contracts';
import { eachSafely, ProcessLogger, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { BounceMailbox } from '../bounce-mailbox';
import { ReportRecorder, type Recorded } from '../report-recorder';

/** Each mail in a transaction of its own, and marked as read afterwards: one that a killed worker had in hand counts once. */
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
      // Anybody can write to this address: a mail that cannot be read or recorded costs itself only.
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
    return this.uow.runPlatform('a bounce mail names an email, which tells the practice', () =>
      this.recorder.record(report),
    );
  }
}
