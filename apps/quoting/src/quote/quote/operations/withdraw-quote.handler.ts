import { withdrawQuote, type InputOf, type Quote } from '@quillcare/contracts';
import { Clock, Implements, toWire, type Handler } from '@quillcare/service-kit';
import { withdraw } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';

@Implements(withdrawQuote)
export class WithdrawQuoteHandler implements Handler<typeof withdrawQuote> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ params, body }: InputOf<typeof withdrawQuote>): Promise<Quote> {
    const now = this.clock.now();
    const options = { expectedVersion: body.version, reason: body.reason };
    return toWire(await this.quotes.change(params.id, (quote) => withdraw(quote, body.reason, now), options));
  }
}
