import { withdrawQuote } from '@quillcare/contracts';
import { Clock, implement, toWire } from '@quillcare/service-kit';
import { withdraw } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';

export const WithdrawQuoteHandler = implement(withdrawQuote, [QuoteRepository, Clock], (quotes, clock) => ({
  async handle({ params, body }) {
    const now = clock.now();
    const options = { expectedVersion: body.version, reason: body.reason };
    return toWire(await quotes.change(params.id, (quote) => withdraw(quote, body.reason, now), options));
  },
}));
