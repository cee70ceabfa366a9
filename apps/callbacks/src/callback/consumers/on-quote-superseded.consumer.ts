import { QuoteSuperseded, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** A newer version was sent, which has a callback of its own. */
@Consumes(QuoteSuperseded)
export class OnQuoteSupersededConsumer implements Consumer<typeof QuoteSuperseded> {
  constructor(private readonly followUp: FollowUp) {}

  handle({ data }: EventEnvelope<EventData<typeof QuoteSuperseded>>): Promise<void> {
    return this.followUp.end(data, 'replaced');
  }
}
