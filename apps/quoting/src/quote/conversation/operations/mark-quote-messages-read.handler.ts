import { markQuoteMessagesRead, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { QuoteMessageRepository } from '../persistence/quote-message.repository';

@Implements(markQuoteMessagesRead)
export class MarkQuoteMessagesReadHandler implements Handler<typeof markQuoteMessagesRead> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly messages: QuoteMessageRepository,
  ) {}

  async handle({
    params,
  }: InputOf<typeof markQuoteMessagesRead>): Promise<ResultOf<typeof markQuoteMessagesRead>> {
    await this.quotes.get(params.id);
    await this.messages.markRead(params.id, 'PATIENT');
    return { unread: 0 };
  }
}
