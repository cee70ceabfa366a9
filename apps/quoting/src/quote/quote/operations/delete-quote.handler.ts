import { deleteQuote, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { removeDraft } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';

@Implements(deleteQuote)
export class DeleteQuoteHandler implements Handler<typeof deleteQuote> {
  constructor(private readonly quotes: QuoteRepository) {}

  async handle({ params }: InputOf<typeof deleteQuote>): Promise<ResultOf<typeof deleteQuote>> {
    await this.quotes.change(params.id, removeDraft);
    await this.quotes.remove(params.id);
    return { id: params.id };
  }
}
