import { QuoteUpdated, type QuoteMessage } from '@quillcare/contracts';
import { currentContext, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import { freezeThread, type FrozenThread } from '../domain/thread';

export type NewMessage = Pick<QuoteMessage, 'id' | 'from' | 'channel' | 'text'> & {
  quote: { id: string; quoteNumber: string };
  sentAt: Date;
};

/** The conversation about the quote `$2`, across all of its versions. */
const THREAD = `select m.id, m.sender as "from", m.channel, m.text, m.sent_at, m.by_name, r.read_at
  from quoting.quote_message m
  left join quoting.quote_message_read r on r.organisation_id = m.organisation_id and r.message_id = m.id
 where m.organisation_id = $1
   and m.quote_number = (select quote_number from quoting.quote where organisation_id = $1 and id = $2)
 order by m.sent_at, m.id`;

/** Conversations between patients and practices about quotes. Append-only: the database rejects changes. */
@Injectable()
export class QuoteMessageRepository {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly reader: TenantReader,
  ) {}

  /** All messages, oldest first. Works inside or outside a transaction. */
  readThread(quoteId: string): Promise<QuoteMessage[]> {
    return this.reader.rows<QuoteMessage>('quoting.quote_thread', THREAD, [quoteId]);
  }

  /** The conversation as evidence. The quote must be locked, so that no message arrives meanwhile. */
  async readFrozenThread(quoteId: string): Promise<FrozenThread> {
    return freezeThread(await this.readThread(quoteId));
  }

  /** Stores a message. One from the practice is attributed to the acting user. */
  async add({ id, from, channel, text, quote, sentAt }: NewMessage): Promise<QuoteMessage> {
    const { actor } = currentContext();
    const [byId, byName] = from === 'PRACTICE' ? [actor.userId, actor.name] : [null, null];
    await this.uow.query(
      `insert into quoting.quote_message
         (id, organisation_id, quote_id, quote_number, sender, channel, text, sent_at, by_id, by_name)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        ...[id, this.uow.organisationId, quote.id, quote.quoteNumber],
        ...[from, channel, text, sentAt, byId, byName],
      ],
    );
    return { id, from, channel, text, sentAt: sentAt.toISOString(), byName, readAt: null };
  }

  /**
   * Marks the other side's messages as read. Locks the quote first, so that a message arriving meanwhile stays unread. The
   * quote's version does not change.
   */
  async markRead(quoteId: string, sender: QuoteMessage['from']): Promise<void> {
    const own = [this.uow.organisationId, quoteId];
    const [quote] = await this.uow.query<{ quote_number: string; revision: number }>(
      'select quote_number, revision from quoting.quote where organisation_id = $1 and id = $2 for update',
      own,
    );
    if (!quote) throw new Error(`Quote ${quoteId} vanished`);
    const { quote_number: quoteNumber, revision } = quote;
    const marked = await this.uow.execute(
      `insert into quoting.quote_message_read (message_id, organisation_id, read_at)
       select m.id, m.organisation_id, $4 from quoting.quote_message m
        where m.organisation_id = $1 and m.quote_number = $2 and m.sender = $3
       on conflict (message_id) do nothing`,
      [this.uow.organisationId, quoteNumber, sender, this.uow.now()],
    );
    if (marked === 0) return;
    if (sender === 'PATIENT')
      await this.uow.query(
        'update quoting.quote set unread_messages = 0 where organisation_id = $1 and id = $2',
        own,
      );
    this.uow.emit(QuoteUpdated, quoteId, { quoteId, quoteNumber, revision });
  }
}
