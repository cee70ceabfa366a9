import { AppError, readQuote, type InputOf, type Quote } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { ONE_QUOTE } from '../persistence/quote.columns';

@Implements(readQuote)
export class ReadQuoteQuery implements Handler<typeof readQuote> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readQuote>): Promise<Quote> {
    const found = await this.reader.one<Quote>('quoting.quote', ONE_QUOTE, [body.quoteId]);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}
