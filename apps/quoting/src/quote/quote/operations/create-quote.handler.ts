import { createQuote, type InputOf, type Quote } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, Implements, newId, toWire, type Handler } from '@quillcare/service-kit';
import { wholeProblems, quoteSearchKey, refuseInvalid, validityProblems } from '../domain/quote-content';
import { createDraft } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteFactsReader, type QuoteSources } from './quote-facts.reader';
import { clientProblems, refuseOtherClient } from './quote-parties.reader';
import { QuotePricing } from './quote-pricing';

@Implements(createQuote)
export class CreateQuoteHandler implements Handler<typeof createQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly facts: QuoteFactsReader,
    private readonly pricing: QuotePricing,
    private readonly clock: Clock,
  ) {}

  prepare({ body }: InputOf<typeof createQuote>): Promise<QuoteSources> {
    return this.facts.read(body.clientId);
  }

  async handle(
    { body }: InputOf<typeof createQuote>,
    { organisation, client }: QuoteSources,
  ): Promise<Quote> {
    const now = this.clock.now();
    refuseOtherClient(client, body.clientId);
    const priced = await this.pricing.price({
      input: body,
      client,
      organisation,
      stored: null,
      quoteNumber: '',
    });
    refuseInvalid([
      ...clientProblems(client),
      ...priced.absent,
      ...validityProblems(body.validUntil, organisation.timeZone, now),
      ...priced.problems,
      ...wholeProblems(priced.content, priced.problems),
    ]);
    // Taken last: the counter row stays locked until the transaction ends.
    const number = await this.quotes.nextNumber(todayIn(now, organisation.timeZone).slice(0, 4));
    const { client: person, doctor } = priced.content;
    const content = { ...priced.content, searchKey: quoteSearchKey(number, person, doctor) };
    return toWire(await this.quotes.add(createDraft(newId(), number, content)));
  }
}
