import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import type { Letter } from '../letter/domain/letter';
import { MailDispatcher } from '../mail/mail-dispatcher';
import { MailSender } from '../delivery/mail-sender';
import { MailRepository } from '../mail/persistence/mail.repository';

/** A server outage or a wrong address makes several emails fail within seconds. */
const COLLECT_MS = 60_000;

/** Emails a person about undelivered emails, collecting those of a minute into one. */
@Injectable()
export class UndeliveredNotices {
  constructor(
    private readonly mails: MailRepository,
    private readonly sender: MailSender,
    private readonly dispatcher: MailDispatcher,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** Runs in the transaction that handles the event. A practice's events are handled one at a time. */
  async enqueue(letters: readonly Letter[]): Promise<void> {
    const alone: Letter[] = [];
    for (const letter of letters) if (!(await this.appendToWaiting(letter))) alone.push(letter);
    const soon = new Date(this.uow.now().getTime() + COLLECT_MS);
    await this.dispatcher.dispatchAll(
      alone.map((letter) => ({
        ...letter,
        notBefore: letter.notBefore && letter.notBefore > soon ? letter.notBefore : soon,
      })),
    );
  }

  /** Adds it to an email that is still waiting for the same person. Returns false if there is none. */
  private async appendToWaiting({ recipient, content, dedupeKey }: Letter): Promise<boolean> {
    if (content.template !== 'news') return false;
    for (const { id, sealedParams } of await this.mails.lockUnsentNews(recipient)) {
      const waiting = this.sender.unseal({ template: 'news', sealedParams });
      if (waiting?.template !== 'news' || waiting.params.undelivered.length === 0) continue;
      const undelivered = [...waiting.params.undelivered, ...content.params.undelivered];
      const link = `${this.config.publicUrl}/notifications?kind=EMAILS&unreadOnly=true`;
      const params = { ...waiting.params, undelivered, link };
      await this.dispatcher.rewrite(id, { template: 'news', params }, dedupeKey);
      return true;
    }
    return false;
  }
}
