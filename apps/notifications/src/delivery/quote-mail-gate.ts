import { Injectable } from '@nestjs/common';
import { MailChanged } from '@quillcare/contracts';
import { isOutage, ProcessLogger, UnitOfWork } from '@quillcare/service-kit';
import { QUOTE_TEMPLATES } from '../letter/domain/mail-content';
import { MailRetrier } from '../mail/mail-retrier';
import { MailRepository, type ClaimedMail } from '../mail/persistence/mail.repository';

/** Checks whether an email that could not be sent at once still leads to its quote. */
@Injectable()
export class QuoteMailGate {
  constructor(
    private readonly retrier: MailRetrier,
    private readonly mails: MailRepository,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  /**
   * Returns false, after deleting the email, if its quote was withdrawn, replaced or sent again since. The first attempt follows
   * at once, so only later ones are checked.
   */
  async isOpen(organisationId: string, mail: ClaimedMail): Promise<boolean> {
    if (mail.attempts === 0 || !QUOTE_TEMPLATES.includes(mail.template)) return true;
    if (!(await this.isOutdated(organisationId, mail))) return true;
    await this.uow.runFor(organisationId, async () => {
      await this.mails.discard(mail);
      this.uow.emit(MailChanged, mail.id, { mailId: mail.id });
    });
    this.logger.info(
      { mailId: mail.id },
      'no email: the quote was withdrawn, replaced or sent again meanwhile',
    );
    return false;
  }

  // An outage of quoting must not keep emails from patients, and few quotes are withdrawn during one.
  private async isOutdated(organisationId: string, mail: ClaimedMail): Promise<boolean> {
    const { id, template, recipient, quote } = mail;
    const revision = quote?.revision ?? null;
    try {
      const asked = { id, template, recipient, quoteId: quote?.id ?? null, revision };
      return (await this.retrier.findOutdated(organisationId, [asked])).has(id);
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.logger.failure(error, 'an email is sent although its quote could not be checked');
      return false;
    }
  }
}
