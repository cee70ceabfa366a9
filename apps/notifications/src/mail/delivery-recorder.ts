import { Injectable } from '@nestjs/common';
import { QuoteMailChanged, type EventData } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { Notifier } from '../notification/notifier';
import type { Verdict } from './domain/delivery';
import { mailFailedNews } from './domain/mail-failed-news';
import { PATIENT_TEMPLATES } from './domain/mail-content';
import { MailRepository, type ClaimedMail } from './persistence/mail.repository';

/** Records the result of a delivery attempt and publishes it, in one transaction. */
@Injectable()
export class DeliveryRecorder {
  constructor(
    private readonly mails: MailRepository,
    private readonly notifier: Notifier,
    private readonly uow: UnitOfWork,
  ) {}

  /** False when the lease was lost and another worker handles the email: then nothing is written. */
  async record(mail: ClaimedMail, verdict: Verdict): Promise<boolean> {
    if (!(await this.write(mail, verdict))) return false;
    const detail = verdict.state === 'DELIVERED' ? null : verdict.detail;
    // An email that waits for the same reason as before is not worth another event.
    if (verdict.state !== 'PENDING' || detail !== mail.lastError) this.tellQuote(mail, verdict.state, detail);
    if (verdict.state === 'FAILED') await this.tellStaff(mail, verdict.detail);
    return true;
  }

  private write(mail: ClaimedMail, verdict: Verdict): Promise<boolean> {
    switch (verdict.state) {
      case 'DELIVERED':
        return this.mails.markDelivered(mail);
      case 'FAILED':
        return this.mails.markFailed(mail, verdict.detail);
      case 'PENDING':
        return this.mails.defer(mail, verdict.detail, verdict.delayMs);
    }
  }

  // Only the email with the link counts as the quote's email.
  private tellQuote(
    { id, template, quote }: ClaimedMail,
    state: EventData<typeof QuoteMailChanged>['state'],
    detail: string | null,
  ): void {
    if (template !== 'quote-ready' || !quote) return;
    this.uow.emit(QuoteMailChanged, quote.id, {
      mailId: id,
      quoteId: quote.id,
      revision: quote.revision,
      state,
      detail,
    });
  }

  private async tellStaff({ template, quote }: ClaimedMail, detail: string): Promise<void> {
    if (quote && PATIENT_TEMPLATES.includes(template))
      await this.notifier.notify(mailFailedNews(quote, detail));
  }
}
