import { AppError, updateQuotePrices, type InputOf, type Quote } from '@quillcare/contracts';
import { Implements, toWire, type Handler } from '@quillcare/service-kit';
import { editDraft, refuseUnlessDraft } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';
import { StalePriceStore } from '../../stale-price/persistence/stale-price.store';
import { QuoteFactsReader, type QuoteSources } from './quote-facts.reader';
import { QuoteRepricing } from './quote-repricing';

@Implements(updateQuotePrices)
export class UpdateQuotePricesHandler implements Handler<typeof updateQuotePrices> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly facts: QuoteFactsReader,
    private readonly pricing: QuoteRepricing,
    private readonly stale: StalePriceStore,
  ) {}

  prepare({ params }: InputOf<typeof updateQuotePrices>): Promise<QuoteSources | null> {
    return this.facts.readFor(params.id);
  }

  async handle(
    { params, body }: InputOf<typeof updateQuotePrices>,
    sources: QuoteSources | null,
  ): Promise<Quote> {
    const present = await this.quotes.get(params.id, { lock: true });
    if (!sources) throw new AppError('NOT_FOUND');
    refuseUnlessDraft(present);
    const content = await this.pricing.today(present, sources.organisation);
    const options = { expectedVersion: body.version, notes: "Today's prices" };
    const changed = await this.quotes.change(params.id, (quote) => editDraft(quote, content), options);
    await this.stale.clear(params.id);
    return toWire(changed);
  }
}
