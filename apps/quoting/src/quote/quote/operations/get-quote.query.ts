import { AppError, getQuote, type InputOf, type Quote } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { ONE_QUOTE } from '../persistence/quote.columns';

@Implements(getQuote)
export class GetQuoteQuery implements Handler<typeof getQuote> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ params }: InputOf<typeof getQuote>): Promise<Quote> {
    const found = await this.reader.one<Quote>('quoting.quote', ONE_QUOTE, [params.id]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}
