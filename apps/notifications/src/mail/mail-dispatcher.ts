import { Inject, Injectable } from '@nestjs/common';
import { deliverMail } from '@quillcare/contracts';
import { CONFIG, seal, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import { renderMail } from './domain/mail-content';
import type { Letter } from './domain/letter';
import { MailRepository } from './persistence/mail.repository';

/** Posts letters in the transaction of the act that they tell of: committed together, sent afterwards. */
@Injectable()
export class MailPoster {
  constructor(
    private readonly mails: MailRepository,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Stores the letter and hands it to a worker; a letter that was posted before is left alone. */
  async post(letter: Letter): Promise<void> {
    const { subject } = renderMail(letter.content);
    const mailId = await this.mails.add(
      letter,
      subject,
      seal(JSON.stringify(letter.content.params), this.config.appSecret),
    );
    if (mailId) this.uow.enqueue(deliverMail, { organisationId: this.uow.organisationId, mailId });
  }
}
