import { AppError, duplicateQuote, invalid, type InputOf, type Quote } from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { Clock, Implements, newId, toWire, type Handler } from '@quillcare/service-kit';
import { QuoteSettingsRepository } from '../../../catalogue';
import { createDraft } from '../domain/quote';
import { copyFor } from '../domain/quote-copy';
import { quoteSearchKey } from '../domain/quote-content';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteFactsReader, type QuoteSources } from './quote-facts.reader';
import { refuseOtherClient } from './quote-parties.reader';
import { QuoteRepricing } from './quote-repricing';

@Implements(duplicateQuote)
export class DuplicateQuoteHandler implements Handler<typeof duplicateQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly facts: QuoteFactsReader,
    private readonly settings: QuoteSettingsRepository,
    private readonly pricing: QuoteRepricing,
    private readonly clock: Clock,
  ) {}

  prepare({ params, body }: InputOf<typeof duplicateQuote>): Promise<QuoteSources | null> {
    return this.facts.readFor(params.id, body.clientId ?? undefined);
  }

  async handle(
    { params, body }: InputOf<typeof duplicateQuote>,
    sources: QuoteSources | null,
  ): Promise<Quote> {
    const original = await this.quotes.get(params.id);
    if (!sources) throw new AppError('NOT_FOUND');
    const { organisation, client } = sources;
    if (!client) throw invalid({ path: 'clientId', message: 'Item not found' });
    refuseOtherClient(client, body.clientId ?? original.clientId);
    const { timeZone } = organisation;
    const today = todayIn(this.clock.now(), timeZone);
    const validUntil = addDays(today, (await this.settings.current()).validityDays);
    const copy = copyFor(original, client, original.quoteNumber, { validUntil, timeZone });
    const content = body.prices === 'KEPT' ? copy : await this.pricing.today(copy, organisation);
    // Taken last: the counter row stays locked until the transaction ends.
    const number = await this.quotes.nextNumber(today.slice(0, 4));
    const searchKey = quoteSearchKey(number, client, original.doctor);
    const draft = createDraft(newId(), number, { ...content, searchKey });
    return toWire(await this.quotes.add(draft, { notes: `Copied from ${original.quoteNumber}` }));
  }
}
