import { QuoteExpired, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The quote expired. */
@Consumes(QuoteExpired)
export class OnQuoteExpiredConsumer implements Consumer<typeof QuoteExpired> {
  constructor(private readonly followUp: FollowUp) {}

  handle({ data }: EventEnvelope<EventData<typeof QuoteExpired>>): Promise<void> {
    return this.followUp.end(data, 'expired');
  }
}
