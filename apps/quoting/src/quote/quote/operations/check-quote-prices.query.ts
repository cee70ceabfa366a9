import { checkQuotePrices } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { causesOf } from '../domain/price-causes';
import { QuoteReader } from './quote.reader';
import { QuoteRepricing } from './quote-repricing';
import { comparisonOf } from '../domain/quote-comparison';

/** Computed only when a quote is opened, never for lists. */
export const CheckQuotePricesQuery = implement(
  checkQuotePrices,
  [QuoteReader, OrganisationFacts, QuoteRepricing],
  (quotes, organisationFacts, pricing) => ({
    async handle({ params }) {
      const [quote, organisation] = await Promise.all([
        quotes.content(params.id),
        organisationFacts.current(),
      ]);
      const today = await pricing.today(quote, organisation);
      const compared = comparisonOf(quote, today);
      const isStale = compared.lines.some(({ change }) => change !== 'SAME');
      return {
        ...compared,
        isStale,
        pricedOn: today.pricedOn,
        causes: isStale ? causesOf(quote, today) : [],
      };
    },
  }),
);
