import { deliverMail, sweepMails } from '@quillcare/contracts';
import { ProcessLogger, onJob, UnitOfWork } from '@quillcare/service-kit';
import { MailRepository } from '../persistence/mail.repository';

const OVERDUE_AFTER_MS = 60_000;
const BATCH = 200;
/** How long staff can resend a failed email. */
const RETENTION_DAYS = 14;

/** Safety net for the queue: re-enqueues emails whose attempt is overdue, and erases the content of old failed emails. */
export const SweepMailsJob = onJob(
  sweepMails,
  [MailRepository, UnitOfWork, ProcessLogger],
  (mailRepository, uow, logger) => ({
    async handle() {
      const late = await uow.runPlatform('sweep: overdue emails of all practices', async () => {
        const mails = await mailRepository.takeOverdue(OVERDUE_AFTER_MS, BATCH);
        for (const { id: mailId, organisation_id: organisationId } of mails)
          uow.enqueue(deliverMail, { organisationId, mailId });
        return mails.length;
      });
      await uow.runPlatform('sweep: contents of failed emails of all practices', () =>
        mailRepository.eraseFailed(RETENTION_DAYS, BATCH),
      );
      if (late > 0) logger.info({ late }, 'overdue emails were enqueued again');
    },
  }),
);
