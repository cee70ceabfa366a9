import { AppError, updateQuote, type InputOf, type Quote, type QuoteInput } from '@quillcare/contracts';
import { Clock, Implements, newId, toWire, type Handler } from '@quillcare/service-kit';
import { contentOf, inputOf, lineProblems, validityProblems } from '../domain/quote-content';
import { editDraft, refuseUnlessDraft } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';
import { QuoteFactsReader, type QuoteSources } from './quote-facts.reader';
import { QuotePartiesReader } from './quote-parties.reader';

@Implements(updateQuote)
export class UpdateQuoteHandler implements Handler<typeof updateQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly facts: QuoteFactsReader,
    private readonly parties: QuotePartiesReader,
    private readonly clock: Clock,
  ) {}

  prepare({ params, body }: InputOf<typeof updateQuote>): Promise<QuoteSources | null> {
    return this.facts.readFor(params.id, body.clientId);
  }

  async handle({ params, body }: InputOf<typeof updateQuote>, sources: QuoteSources | null): Promise<Quote> {
    const present = await this.quotes.get(params.id, { lock: true });
    if (!sources) throw new AppError('NOT_FOUND');
    refuseUnlessDraft(present);
    if (present.version !== body.version)
      throw new AppError('VERSION_CONFLICT', { facts: { version: present.version } });

    const { version: _version, ...sent } = body;
    const input: QuoteInput = { ...inputOf(present), ...given(sent) };
    const problems = [
      ...(sent.validUntil === undefined
        ? []
        : validityProblems(sent.validUntil, sources.organisation.timeZone, this.clock.now())),
      ...lineProblems(input.lines),
    ];
    const parties = await this.parties.find(input, sources.client, problems);
    const content = contentOf(
      input,
      parties,
      sources.organisation,
      present.quoteNumber,
      newId,
      present.lines,
    );
    return toWire(await this.quotes.change(params.id, (quote) => editDraft(quote, content)));
  }
}

function given<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]: Exclude<T[K], undefined> };
}
