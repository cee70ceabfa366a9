import { AppError, getQuote, type Quote } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';
import { ONE_QUOTE } from '../persistence/quote.columns';

export const GetQuoteQuery = implement(getQuote, [TenantReader], (reader) => ({
  async handle({ params }) {
    const found = await reader.one<Quote>('quoting.quote', ONE_QUOTE, [params.id]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  },
}));
