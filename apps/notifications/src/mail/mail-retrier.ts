import { Injectable } from '@nestjs/common';
import { deliverMail, MailChanged, readQuote, type Quote } from '@quillcare/contracts';
import { nullIfNotFound, RpcClient, UnitOfWork } from '@quillcare/service-kit';
import { MailReportRepository } from '../bounce/persistence/mail-report.repository';
import { QuoteMailPublisher } from '../bounce/quote-mail-publisher';
import { isOutdated } from './domain/outdated-mail';
import { RetryRepository, type Retryable } from './persistence/retry.repository';

const MAX_CONCURRENT_READS = 10;

@Injectable()
export class MailRetrier {
  constructor(
    private readonly mails: RetryRepository,
    private readonly reports: MailReportRepository,
    private readonly quoteMails: QuoteMailPublisher,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /**
   * Returns the ids of those that should no longer be sent, because their quote has changed or was sent again with a new link.
   * Calls quoting, so never use it inside a transaction.
   */
  async findOutdated(
    organisationId: string,
    mails: readonly Omit<Retryable, 'state'>[],
  ): Promise<Set<string>> {
    const quoteIds = [...new Set(mails.flatMap(({ quoteId }) => (quoteId === null ? [] : [quoteId])))];
    const quotes = new Map<string, Quote | null>();
    for (let at = 0; at < quoteIds.length; at += MAX_CONCURRENT_READS) {
      const some = quoteIds.slice(at, at + MAX_CONCURRENT_READS);
      const read = await Promise.all(some.map((quoteId) => this.readQuoteOrNull(organisationId, quoteId)));
      some.forEach((quoteId, index) => quotes.set(quoteId, read[index] ?? null));
    }
    const old = mails.filter(
      (mail) => mail.quoteId !== null && isOutdated(mail, quotes.get(mail.quoteId) ?? null),
    );
    const sentAgain = await this.uow.runFor(organisationId, () =>
      this.reports.findSentAgain(mails.map(({ id }) => id)),
    );
    return new Set([...old.map(({ id }) => id), ...sentAgain]);
  }

  /** Enqueues them in the current transaction. Returns how many could be sent. */
  async release(ids: readonly string[]): Promise<number> {
    const released = await this.mails.release(ids);
    const { organisationId } = this.uow;
    for (const { id: mailId, template, quoteId, revision } of released) {
      this.uow.enqueue(deliverMail, { organisationId, mailId });
      this.uow.emit(MailChanged, mailId, { mailId });
      const quote = quoteId === null || revision === null ? null : { id: quoteId, revision };
      await this.quoteMails.publish({ id: mailId, template, quote }, 'PENDING', null);
    }
    return released.length;
  }

  private readQuoteOrNull(organisationId: string, quoteId: string): Promise<Quote | null> {
    return nullIfNotFound(this.rpc.call(readQuote, { body: { organisationId, quoteId } }));
  }
}
