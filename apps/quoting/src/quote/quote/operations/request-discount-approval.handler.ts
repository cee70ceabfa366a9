import { requestDiscountApproval, type InputOf, type Quote } from '@quillcare/contracts';
import { Clock, Implements, toWire, type Handler } from '@quillcare/service-kit';
import { requestApproval } from '../domain/quote-approval';
import { QuoteRepository } from '../persistence/quote.repository';
import { actingDecider } from './acting-decider';

/** Also for those who may decide themselves: a request has a reason and a decision, whoever they come from. */
@Implements(requestDiscountApproval)
export class RequestDiscountApprovalHandler implements Handler<typeof requestDiscountApproval> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly clock: Clock,
  ) {}

  async handle({ params, body }: InputOf<typeof requestDiscountApproval>): Promise<Quote> {
    const [by, now] = [actingDecider(), this.clock.now()];
    const options = { expectedVersion: body.version, reason: body.reason };
    return toWire(
      await this.quotes.change(params.id, (quote) => requestApproval(quote, by, body.reason, now), options),
    );
  }
}
