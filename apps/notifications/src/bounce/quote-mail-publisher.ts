import { Injectable } from '@nestjs/common';
import { QuoteMailChanged, type EventData } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { QUOTE_TEMPLATES, type MailTemplate } from '../letter/domain/mail-content';
import { MailReportRepository } from './persistence/mail-report.repository';

/** An email that may be about a quote. */
export interface MailOfQuote {
  id: string;
  template: MailTemplate;
  quote: { id: string; revision: number } | null;
}

/** Publishes whether a version of a quote reached the patient. */
@Injectable()
export class QuoteMailPublisher {
  constructor(
    private readonly reports: MailReportRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Only the email that brings a version to the patient sets the quote's email state. Once the version was sent again, the first
   * email no longer does: it may come back days later, from an address that was corrected.
   */
  async publish(
    { id: mailId, template, quote }: MailOfQuote,
    state: EventData<typeof QuoteMailChanged>['state'],
    detail: string | null,
  ): Promise<void> {
    if (!QUOTE_TEMPLATES.includes(template) || !quote) return;
    const { id: quoteId, revision } = quote;
    if ((await this.reports.findSentAgain([mailId])).has(mailId)) return;
    this.uow.emit(QuoteMailChanged, quoteId, { mailId, quoteId, revision, state, detail });
  }
}
