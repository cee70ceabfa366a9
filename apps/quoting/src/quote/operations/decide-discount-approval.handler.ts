import { decideDiscountApproval, type InputOf, type Quote } from '@quillcare/contracts';
import { Clock, Implements, toWire, type Handler } from '@quillcare/service-kit';
import { decideApproval } from '../domain/quote-approval';
import { QuoteRepository } from '../persistence/quote.repository';
import { actingDecider } from './acting-decider';

@Implements(decideDiscountApproval)
export class DecideDiscountApprovalHandler implements Handler<typeof decideDiscountApproval> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ params, body }: InputOf<typeof decideDiscountApproval>): Promise<Quote> {
    const [by, now] = [actingDecider(), this.clock.now()];
    const { version, ...decided } = body;
    const options = { expectedVersion: version, reason: body.reason };
    return toWire(
      await this.quotes.change(params.id, (quote) => decideApproval(quote, by, decided, now), options),
    );
  }
}
