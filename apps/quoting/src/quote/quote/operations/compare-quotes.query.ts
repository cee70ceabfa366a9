import { AppError, compareQuotes, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { comparisonOf } from '../domain/quote-comparison';
import { QuoteReader } from './quote.reader';

@Implements(compareQuotes)
export class CompareQuotesQuery implements Handler<typeof compareQuotes> {
  constructor(private readonly quotes: QuoteReader) {}

  /** The other one is the "before": a version is compared with an earlier one. */
  async handle({ params, query }: InputOf<typeof compareQuotes>): Promise<ResultOf<typeof compareQuotes>> {
    const after = await this.quotes.content(params.id);
    const other = query.with ?? after.previousId;
    if (other === null) throw new AppError('NOT_FOUND');
    const before = await this.quotes.content(other);
    if (after.quoteNumber !== before.quoteNumber) throw new AppError('NOT_FOUND');
    return comparisonOf(before, after);
  }
}
