import { checkQuotePrices, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { causesOf } from '../domain/price-causes';
import { QuoteReader } from './quote.reader';
import { QuoteRepricing } from './quote-repricing';
import { comparisonOf } from '../domain/quote-comparison';

/** Computed when somebody looks at a quote, never for lists. */
@Implements(checkQuotePrices)
export class CheckQuotePricesQuery implements Handler<typeof checkQuotePrices> {
  constructor(
    private readonly quotes: QuoteReader,
    private readonly organisation: OrganisationFacts,
    private readonly pricing: QuoteRepricing,
  ) {}

  async handle({ params }: InputOf<typeof checkQuotePrices>): Promise<ResultOf<typeof checkQuotePrices>> {
    const [quote, organisation] = await Promise.all([
      this.quotes.content(params.id),
      this.organisation.current(),
    ]);
    const today = await this.pricing.today(quote, organisation);
    const compared = comparisonOf(quote, today);
    const isStale = compared.lines.some(({ change }) => change !== 'SAME');
    return { ...compared, isStale, pricedOn: today.pricedOn, causes: isStale ? causesOf(quote, today) : [] };
  }
}
