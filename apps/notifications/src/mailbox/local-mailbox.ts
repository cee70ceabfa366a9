import { Injectable } from '@nestjs/common';
import { newId, UnitOfWork } from '@quillcare/service-kit';

export interface DeliveredMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
  messageId: string;
}

/** Replaces the SMTP server on a developer's machine. Deduplicates by Message-ID. */
@Injectable()
export class LocalMailbox {
  constructor(private readonly uow: UnitOfWork) {}

  /** Stores an email for the context's organisation, in a transaction of its own. */
  async deliver({ to, from, subject, text, html, messageId }: DeliveredMail): Promise<void> {
    await this.uow.run(() =>
      this.uow.execute(
        `insert into notifications.mailbox_message (id, organisation_id, message_id, recipient, sender, subject, text_body, html_body)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict on constraint mailbox_message_once do nothing`,
        [newId(), this.uow.organisationId, messageId, to, from, subject, text, html],
      ),
    );
  }
}
