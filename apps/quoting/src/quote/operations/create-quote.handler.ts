import { createQuote, type InputOf, type Quote } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, Implements, newId, toWire, type Handler } from '@quillcare/service-kit';
import { contentOf, lineProblems, validityProblems } from '../domain/quote-content';
import { createDraft } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteFactsReader, type QuoteSources } from './quote-facts.reader';
import { QuotePartiesReader } from './quote-parties.reader';

@Implements(createQuote)
export class CreateQuoteHandler implements Handler<typeof createQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly facts: QuoteFactsReader,
    private readonly parties: QuotePartiesReader,
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
    const problems = [
      ...validityProblems(body.validUntil, organisation.timeZone, now),
      ...lineProblems(body.lines),
    ];
    const parties = await this.parties.find(body, client, problems);
    // Taken last: the counter row stays locked until the transaction ends.
    const number = await this.quotes.nextNumber(todayIn(now, organisation.timeZone).slice(0, 4));
    const draft = createDraft(newId(), number, contentOf(body, parties, organisation, number, newId));
    return toWire(await this.quotes.add(draft));
  }
}
