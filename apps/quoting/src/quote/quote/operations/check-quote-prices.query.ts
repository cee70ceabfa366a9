import { checkQuotePrices } from '@quillcare/contracts';
import { implement, OrganisationFacts } from '@quillcare/service-kit';
import { findPriceCauses } from '../domain/price-causes';
import { QuoteReader } from './quote.reader';
import { QuoteRepricing } from './quote-repricing';
import { compareVersions } from '../domain/quote-comparison';

/** Computed only when a quote is opened, never for lists. */
export const CheckQuotePricesQuery = implement(
  checkQuotePrices,
  [QuoteReader, OrganisationFacts, QuoteRepricing],
  (quotes, organisationFacts, pricing) => ({
    async handle({ params }) {
      const [quote, organisation] = await Promise.all([
        quotes.readContent(params.id),
        organisationFacts.current(),
      ]);
      const today = await pricing.reprice(quote, organisation);
      const compared = compareVersions(quote, today);
      const isStale = compared.lines.some(({ change }) => change !== 'SAME');
      return {
        ...compared,
        isStale,
        pricedOn: today.pricedOn,
        causes: isStale ? findPriceCauses(quote, today) : [],
      };
    },
  }),
);
