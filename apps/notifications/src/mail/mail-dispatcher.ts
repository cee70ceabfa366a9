import { Inject, Injectable } from '@nestjs/common';
import { deliverMail } from '@quillcare/contracts';
import { CONFIG, seal, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import { MailTemplateRepository } from '../mail-template/persistence/mail-template.repository';
import { PRACTICE_TEMPLATES, renderMail, type MailContent } from '../letter/domain/mail-content';
import { PRODUCT_STYLE } from '../letter/domain/mail-style';
import type { Letter } from '../letter/domain/letter';
import { MailRepository } from './persistence/mail.repository';

/** Queues emails in the transaction of the change they report, so that they are committed together and sent afterwards. */
@Injectable()
export class MailDispatcher {
  constructor(
    private readonly mails: MailRepository,
    private readonly templates: MailTemplateRepository,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Stores a letter and enqueues its delivery immediately. Does nothing if its key was used before. */
  async dispatch(letter: Letter): Promise<void> {
    const { content } = letter;
    const words = PRACTICE_TEMPLATES.includes(content.template)
      ? await this.templates.readCustomisedWording()
      : {};
    const { subject } = renderMail(content, { ...PRODUCT_STYLE, words });
    const sealed = seal(JSON.stringify(content.params), this.config.appSecret);
    const mailId = await this.mails.add(letter, subject, sealed);
    if (mailId) this.uow.enqueue(deliverMail, { organisationId: this.uow.organisationId, mailId });
  }

  /** Does the same for many letters in one statement. Each is delayed until its `notBefore`. */
  async dispatchAll(letters: readonly Letter[]): Promise<void> {
    if (letters.length === 0) return;
    const sealed = letters.map((letter) => ({
      letter,
      subject: renderMail(letter.content).subject,
      sealedParams: seal(JSON.stringify(letter.content.params), this.config.appSecret),
    }));
    const { organisationId } = this.uow;
    for (const { id, letter } of await this.mails.addAll(sealed)) {
      const delayMs = letter.notBefore ? letter.notBefore.getTime() - this.uow.now().getTime() : 0;
      this.uow.enqueue(deliverMail, { organisationId, mailId: id }, { delayMs: Math.max(0, delayMs) });
    }
  }

  /** Replaces the content of an email that no worker has started to send, and notes the key of the letter that joined it. */
  async rewrite(mailId: string, content: MailContent, joinedKey: string): Promise<void> {
    const sealed = seal(JSON.stringify(content.params), this.config.appSecret);
    await this.mails.rewrite(mailId, renderMail(content).subject, sealed, joinedKey);
  }
}
