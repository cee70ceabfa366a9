import { readBounces } from '@quillcare/contracts';
import { ProcessLogger, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
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
    await this.mailbox.each(async ({ report }) => {
      if (report === null) outcomes.push('NO_REPORT');
      else
        outcomes.push(
          await this.uow.runPlatform('a bounce mail names an email, which tells the practice', () =>
            this.recorder.record(report),
          ),
        );
    });
    if (outcomes.length > 0) this.logger.info({ outcomes }, 'bounce mails read');
  }
}
