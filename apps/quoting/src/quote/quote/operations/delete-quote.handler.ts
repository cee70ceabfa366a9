import { deleteQuote } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { removeDraft } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';

export const DeleteQuoteHandler = implement(deleteQuote, [QuoteRepository], (quotes) => ({
  async handle({ params }) {
    await quotes.change(params.id, removeDraft);
    await quotes.remove(params.id);
    return { id: params.id };
  },
}));
