import { Injectable } from '@nestjs/common';
import { MailChanged, MailSuppressionChanged, type MailEvent } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { PATIENT_TEMPLATES } from '../letter/domain/mail-content';
import { Notifier } from '../notification/notifier';
import { buildBouncedNews, complainedNews } from './domain/bounce-news';
import {
  bounceDetail,
  bounceReason,
  mailIdIn,
  reportKey,
  SOFT_BOUNCE_DAYS,
  suppressionReason,
} from './domain/mail-report';
import { MailReportRepository, type ReportedMail } from './persistence/mail-report.repository';
import { SuppressionRepository } from './persistence/suppression.repository';
import { QuoteMailPublisher } from './quote-mail-publisher';

export type RecordResult = 'RECORDED' | 'REPEATED' | 'UNKNOWN';

/**
 * Records reports about emails after a server accepted them. Each report is recorded once, with all its consequences, in one
 * transaction.
 */
@Injectable()
export class ReportRecorder {
  constructor(
    private readonly reports: MailReportRepository,
    private readonly suppressions: SuppressionRepository,
    private readonly quoteMails: QuoteMailPublisher,
    private readonly notifier: Notifier,
    private readonly uow: UnitOfWork,
  ) {}

  /** Runs in a platform scope and narrows it to the email's practice. */
  async record(event: MailEvent): Promise<RecordResult> {
    const named = mailIdIn(event.messageId);
    const organisationId = named && (await this.reports.findPractice(named.mailId, named.messageId));
    if (!named || !organisationId) return 'UNKNOWN';
    return this.uow.runFor(organisationId, () => this.recordFor(named.mailId, event));
  }

  /** Records a report about an email of the transaction's practice. */
  async recordFor(mailId: string, event: MailEvent): Promise<RecordResult> {
    const mail = await this.reports.lock(mailId);
    if (!mail) return 'UNKNOWN';
    if (!(await this.reports.save(mail, reportKey(event), event))) return 'REPEATED';
    const softBounced = await this.reports.countSoftBouncedMails(mail.recipient, SOFT_BOUNCE_DAYS);
    const reason = suppressionReason(event.type, softBounced);
    await this.mark(mail, event, reason !== null);
    if (reason !== null) await this.suppress(mail, reason, bounceReason(event));
    this.uow.emit(MailChanged, mail.id, { mailId: mail.id });
    return 'RECORDED';
  }

  private async mark(mail: ReportedMail, event: MailEvent, isFinal: boolean): Promise<void> {
    // An email to a colleague may be about a quote, too.
    const isToPatient = PATIENT_TEMPLATES.includes(mail.template);
    if (event.type === 'COMPLAINT') {
      await this.reports.markComplained(mail.id, event.at);
      if (mail.quote && isToPatient) await this.notifier.notify(complainedNews(mail.quote));
      return;
    }
    if (event.type === 'SOFT_BOUNCE') await this.reports.countSoftBounce(mail.id);
    if (!isFinal) return;
    await this.reports.markBounced(mail.id, bounceDetail(event));
    const why = bounceReason(event);
    await this.quoteMails.publish(mail, 'FAILED', why);
    if (mail.quote && isToPatient) await this.notifier.notify(buildBouncedNews(mail.quote, why));
  }

  private async suppress(
    { id: mailId, recipient: address, quote }: ReportedMail,
    reason: NonNullable<ReturnType<typeof suppressionReason>>,
    detail: string,
  ): Promise<void> {
    const quoteFields = { quoteId: quote?.id ?? null, quoteNumber: quote?.number ?? null };
    const added = await this.suppressions.add({ address, reason, detail, mailId, ...quoteFields });
    if (added) this.uow.emit(MailSuppressionChanged, added.id, { id: added.id });
  }
}
