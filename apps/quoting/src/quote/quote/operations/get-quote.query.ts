import { AppError, getQuote, type Quote } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { QUOTE_BY_ID } from '../persistence/quote.columns';

export const GetQuoteQuery = implement(getQuote, [TenantReader], (reader) => ({
  async handle({ params }) {
    const found = await reader.one<Quote>('quoting.quote', QUOTE_BY_ID, [params.id]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  },
}));
