import { AppError, readQuote, type Quote } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { QUOTE_BY_ID } from '../persistence/quote.columns';

export const ReadQuoteQuery = implement(readQuote, [TenantReader], (reader) => ({
  async handle({ body }) {
    const found = await reader.one<Quote>('quoting.quote', QUOTE_BY_ID, [body.quoteId]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  },
}));
