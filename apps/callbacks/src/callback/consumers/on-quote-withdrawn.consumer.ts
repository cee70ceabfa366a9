import { QuoteWithdrawn, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The practice withdrew the quote. */
@Consumes(QuoteWithdrawn)
export class OnQuoteWithdrawnConsumer implements Consumer<typeof QuoteWithdrawn> {
  constructor(private readonly followUp: FollowUp) {}

  handle({ data }: EventEnvelope<EventData<typeof QuoteWithdrawn>>): Promise<void> {
    return this.followUp.end(data, 'withdrawn');
  }
}
