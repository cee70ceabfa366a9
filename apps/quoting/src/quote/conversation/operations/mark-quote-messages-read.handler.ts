import { markQuoteMessagesRead } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { QuoteMessageRepository } from '../persistence/quote-message.repository';

export const MarkQuoteMessagesReadHandler = implement(
  markQuoteMessagesRead,
  [QuoteRepository, QuoteMessageRepository],
  (quotes, messages) => ({
    async handle({ params }) {
      await quotes.get(params.id);
      await messages.markRead(params.id, 'PATIENT');
      return { unread: 0 };
    },
  }),
);
