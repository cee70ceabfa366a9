import { QuoteRejected, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The patient declined. */
@Consumes(QuoteRejected)
export class OnQuoteRejectedConsumer implements Consumer<typeof QuoteRejected> {
  constructor(private readonly followUp: FollowUp) {}

  handle({ data }: EventEnvelope<EventData<typeof QuoteRejected>>): Promise<void> {
    return this.followUp.end(data, 'rejected');
  }
}
