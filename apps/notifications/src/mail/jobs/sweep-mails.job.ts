import { deliverMail, sweepMails } from '@quillcare/contracts';
import { ProcessLogger, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { MailRepository } from '../persistence/mail.repository';

const LATE_MS = 60_000;
const BATCH = 200;
/** For so long staff can send a failed email again. */
const KEPT_DAYS = 14;

/** Safety net for the queue: enqueues emails again whose attempt is overdue. Erases what failed emails held. */
@Processes(sweepMails)
export class SweepMailsJob implements JobHandler<typeof sweepMails> {
  constructor(
    private readonly mails: MailRepository,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const late = await this.uow.runPlatform('sweep: overdue emails of all practices', async () => {
      const mails = await this.mails.takeLate(LATE_MS, BATCH);
      for (const { id: mailId, organisation_id: organisationId } of mails)
        this.uow.enqueue(deliverMail, { organisationId, mailId });
      return mails.length;
    });
    await this.uow.runPlatform('sweep: contents of failed emails of all practices', () =>
      this.mails.eraseFailed(KEPT_DAYS, BATCH),
    );
    if (late > 0) this.logger.info({ late }, 'overdue emails were enqueued again');
  }
}
