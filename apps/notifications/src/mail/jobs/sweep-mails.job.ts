import { deliverMail, sweepMails } from '@quillcare/contracts';
import { ProcessLogger, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { MailRepository } from '../persistence/mail.repository';

const LATE_MS = 60_000;
const BATCH = 200;

/** The net under the queue: mails that should have been tried by now are handed to a worker again. */
@Processes(sweepMails)
export class SweepMailsJob implements JobHandler<typeof sweepMails> {
  constructor(
    private readonly mails: MailRepository,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const late = await this.uow.runPlatform('sweep: mails of all practices that wait too long', async () => {
      const mails = await this.mails.takeLate(LATE_MS, BATCH);
      for (const { id: mailId, organisation_id: organisationId } of mails)
        this.uow.enqueue(deliverMail, { organisationId, mailId });
      return mails.length;
    });
    if (late > 0) this.logger.info({ late }, 'mails that waited too long were handed out again');
  }
}
