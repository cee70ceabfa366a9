import { AppError, compareQuotes } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { compareVersions } from '../domain/quote-comparison';
import { QuoteReader } from './quote.reader';

export const CompareQuotesQuery = implement(compareQuotes, [QuoteReader], (quotes) => ({
  /** The other quote is the "before": a version is compared with an earlier one. */
  async handle({ params, query }) {
    const after = await quotes.readContent(params.id);
    const other = query.with ?? after.previousId;
    if (other === null) throw new AppError('NOT_FOUND');
    const before = await quotes.readContent(other);
    if (after.quoteNumber !== before.quoteNumber) throw new AppError('NOT_FOUND');
    return compareVersions(before, after);
  },
}));
