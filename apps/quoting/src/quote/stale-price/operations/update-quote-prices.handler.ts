import { AppError, updateQuotePrices } from '@quillcare/contracts';
import { implement, toWire } from '@quillcare/service-kit';
import { editDraft, assertDraft } from '../../quote/domain/quote';
import { QuoteRepository } from '../../quote/persistence/quote.repository';
import { StalePriceStore } from '../persistence/stale-price.store';
import { QuoteFactsReader } from '../../quote/operations/quote-facts.reader';
import { QuoteRepricing } from '../../quote/operations/quote-repricing';

export const UpdateQuotePricesHandler = implement(
  updateQuotePrices,
  [QuoteRepository, QuoteFactsReader, QuoteRepricing, StalePriceStore],
  (quotes, facts, pricing, stale) => ({
    prepare: ({ params }) => facts.readFor(params.id),

    async handle({ params, body }, sources) {
      const present = await quotes.get(params.id, { lock: true });
      if (!sources) throw new AppError('NOT_FOUND');
      assertDraft(present);
      const content = await pricing.reprice(present, sources.organisation);
      const options = { expectedVersion: body.version, notes: "Today's prices" };
      const changed = await quotes.change(params.id, (quote) => editDraft(quote, content), options);
      await stale.clear(params.id);
      return toWire(changed);
    },
  }),
);
