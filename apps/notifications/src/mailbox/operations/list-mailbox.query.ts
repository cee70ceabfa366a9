import { Inject } from '@nestjs/common';
import { AppError, listMailbox, type InputOf, type ResultOf } from '@quillcare/contracts';
import { CONFIG, Implements, UnitOfWork, type Handler, type ProcessConfig } from '@quillcare/service-kit';

interface Row {
  id: string;
  recipient: string;
  sender: string;
  subject: string;
  text_body: string;
  html_body: string | null;
  created_at: Date;
}

@Implements(listMailbox)
export class ListMailboxQuery implements Handler<typeof listMailbox> {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle({ query }: InputOf<typeof listMailbox>): Promise<ResultOf<typeof listMailbox>> {
    if (this.config.nodeEnv === 'production') throw new AppError('NOT_FOUND');
    const rows = await this.uow.runPlatform('local mailbox: development only', () =>
      this.uow.query<Row>(
        `select id, recipient, sender, subject, text_body, html_body, created_at from notifications.mailbox_message
          where $1::text is null or recipient = $1 order by id desc limit $2`,
        [query.to?.trim().toLowerCase() || null, query.limit],
      ),
    );
    return { items: rows.map(toMessage) };
  }
}

function toMessage(row: Row) {
  const { id, recipient, sender, subject, text_body: text, html_body: html } = row;
  return { id, to: recipient, from: sender, subject, text, html, receivedAt: row.created_at.toISOString() };
}
