import { Inject } from '@nestjs/common';
import { deliverMail, type JobData } from '@quillcare/contracts';
import {
  CONFIG,
  ProcessLogger,
  Processes,
  UnitOfWork,
  unseal,
  type JobHandler,
  type JobRun,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { judge, type SendResult, type Verdict } from '../domain/delivery';
import { mailContent, renderMail, type MailContent } from '../domain/mail-content';
import { DeliveryRecorder } from '../delivery-recorder';
import { Mailer } from '../mailer';
import { MailRepository, type ClaimedMail } from '../persistence/mail.repository';

/** The email was not accepted in this attempt; the queue retries. The message names no person. */
export class MailDeferred extends Error {
  override readonly name = 'MailDeferred';
}

/** Time between the end of an attempt and the end of its lease, to record the result. */
const SETTLE_MS = 5_000;

@Processes(deliverMail)
export class DeliverMailJob implements JobHandler<typeof deliverMail> {
  constructor(
    private readonly mails: MailRepository,
    private readonly mailer: Mailer,
    private readonly recorder: DeliveryRecorder,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle(data: JobData<typeof deliverMail>, { lastAttempt }: JobRun): Promise<void> {
    const mail = await this.uow.runFor(data.organisationId, () => this.claim(data));
    if (!mail) return;
    const tries = {
      attempt: mail.attempts,
      maxAttempts: deliverMail.attempts,
      backoffMs: deliverMail.backoffMs,
      lastAttempt,
    };
    const verdict = judge(await this.send(mail), tries);
    const ours = await this.uow.runFor(data.organisationId, () => this.recorder.record(mail, verdict));
    this.report(mail, verdict, ours);
    if (ours && verdict.state === 'PENDING') throw new MailDeferred(verdict.detail);
  }

  // Another worker holds the lease and may have died, so the email is checked again when the lease ends.
  private async claim(data: JobData<typeof deliverMail>): Promise<ClaimedMail | null> {
    const mail = await this.mails.claim(data.mailId, this.mailer.timeLimitMs + SETTLE_MS);
    if (mail) return mail;
    const busyMs = await this.mails.busyForMs(data.mailId);
    if (busyMs !== null) this.uow.enqueue(deliverMail, data, { delayMs: busyMs + 500 });
    return null;
  }

  private async send(mail: ClaimedMail): Promise<SendResult> {
    const content = this.open(mail);
    if (!content) return { accepted: false, problem: { cause: 'unreadable', permanent: true, code: null } };
    return this.mailer.send({ ...renderMail(content), to: mail.recipient, messageId: mail.messageId });
  }

  private open({ template, sealedParams }: ClaimedMail): MailContent | null {
    try {
      return mailContent.parse({ template, params: JSON.parse(unseal(sealedParams, this.config.secrets)) });
    } catch (error) {
      this.logger.failure(error, 'a sealed email cannot be unsealed'); // The secret changed; a retry would fail too.
      return null;
    }
  }

  private report({ id, template, attempts }: ClaimedMail, { state }: Verdict, ours: boolean): void {
    if (!ours)
      this.logger.warn({ mailId: id, template, attempts }, 'another worker finished this email meanwhile');
    else this.logger.info({ mailId: id, template, attempts, state }, 'email delivery attempted');
  }
}
