import { Injectable } from '@nestjs/common';
import { EmailConfigChanged, MailChanged, type MailRoute } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { QuoteMailPublisher } from '../bounce/quote-mail-publisher';
import { mailServerFailedNews } from '../email-config/domain/mail-server-news';
import { MailServerStateRepository } from '../email-config/persistence/mail-server-state.repository';
import { Notifier } from '../notification/notifier';
import type { Verdict } from './domain/delivery';
import { mailFailedNews } from './domain/mail-failed-news';
import { PATIENT_TEMPLATES, RESENDABLE_TEMPLATES } from '../letter/domain/mail-content';
import { MailRepository, type ClaimedMail } from '../mail/persistence/mail.repository';

export interface SendRoute {
  route: MailRoute;
  /** Version of the practice's settings if its own server was tried. Otherwise null. */
  configVersion: number | null;
}

/** Records the result of a delivery attempt and publishes it, in one transaction. */
@Injectable()
export class DeliveryRecorder {
  constructor(
    private readonly mails: MailRepository,
    private readonly servers: MailServerStateRepository,
    private readonly notifier: Notifier,
    private readonly quoteMails: QuoteMailPublisher,
    private readonly uow: UnitOfWork,
  ) {}

  /** Returns false, without writing anything, if the lease was lost and another worker has the email. */
  async record(mail: ClaimedMail, verdict: Verdict, sent: SendRoute): Promise<boolean> {
    if (!(await this.write(mail, verdict, sent.route))) return false;
    const detail = verdict.state === 'DELIVERED' ? null : verdict.detail;
    // An email still waiting for the same reason needs no further event.
    if (verdict.state !== 'PENDING' || detail !== mail.lastError)
      await this.quoteMails.publish(mail, verdict.state, detail);
    if (verdict.state !== 'DELIVERED' || mail.lastError !== null)
      this.uow.emit(MailChanged, mail.id, { mailId: mail.id });
    if (verdict.state === 'FAILED') await this.notifyStaff(mail, verdict.detail);
    if (sent.configVersion !== null) await this.recordServerState(sent.configVersion, verdict);
    return true;
  }

  private write(mail: ClaimedMail, verdict: Verdict, route: MailRoute): Promise<boolean> {
    switch (verdict.state) {
      case 'DELIVERED':
        return this.mails.markDelivered(mail, route);
      case 'FAILED':
        return this.mails.markFailed(mail, {
          detail: verdict.detail,
          failure: verdict.failure,
          isKept: RESENDABLE_TEMPLATES.includes(mail.template),
        });
      case 'PENDING':
        return verdict.handOver === undefined
          ? this.mails.defer(mail, verdict.detail, verdict.delayMs)
          : this.mails.handOver(mail, verdict.detail, verdict.delayMs, verdict.handOver);
    }
  }

  // State of the practice's own server: administrators are notified once that it fails, and the settings page shows it until it
  // works again.
  private async recordServerState(configVersion: number, verdict: Verdict): Promise<void> {
    if (verdict.state === 'DELIVERED') {
      if (await this.servers.recordSuccess(configVersion)) this.emitConfigChanged();
    } else if (verdict.state === 'PENDING' && verdict.handOver !== undefined) {
      if (!(await this.servers.recordFailure(configVersion, verdict.handOver))) return;
      this.emitConfigChanged();
      await this.notifier.notify(mailServerFailedNews(verdict.handOver));
    }
  }

  private emitConfigChanged(): void {
    const { organisationId } = this.uow;
    this.uow.emit(EmailConfigChanged, organisationId, { id: organisationId });
  }

  private async notifyStaff({ template, quote }: ClaimedMail, detail: string): Promise<void> {
    if (quote && PATIENT_TEMPLATES.includes(template))
      await this.notifier.notify(mailFailedNews(quote, detail));
  }
}
