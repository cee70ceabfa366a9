import { Inject, Injectable } from '@nestjs/common';
import { deliverMail } from '@quillcare/contracts';
import { CONFIG, seal, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import { renderMail } from './domain/mail-content';
import type { Letter } from './domain/letter';
import { MailRepository } from './persistence/mail.repository';

/** Queues emails in the transaction of the change they report: committed together, sent afterwards. */
@Injectable()
export class MailDispatcher {
  constructor(
    private readonly mails: MailRepository,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Stores the letter and enqueues its delivery; does nothing for a key that was used before. */
  async dispatch(letter: Letter): Promise<void> {
    const { subject } = renderMail(letter.content);
    const mailId = await this.mails.add(
      letter,
      subject,
      seal(JSON.stringify(letter.content.params), this.config.appSecret),
    );
    if (mailId) this.uow.enqueue(deliverMail, { organisationId: this.uow.organisationId, mailId });
  }
}
