import { QuoteAccepted, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The patient signed, so no call is needed. */
@Consumes(QuoteAccepted)
export class OnQuoteAcceptedConsumer implements Consumer<typeof QuoteAccepted> {
  constructor(private readonly followUp: FollowUp) {}

  handle({ data }: EventEnvelope<EventData<typeof QuoteAccepted>>): Promise<void> {
    return this.followUp.end(data, 'accepted');
  }
}
