import { AcceptanceDisputeSettled, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { Notifier } from '../../notification/notifier';
import { disputeSettledNews } from '../domain/record-disputed-news';

/** Whoever was told of a dispute is told what became of it. */
@Consumes(AcceptanceDisputeSettled)
export class OnAcceptanceDisputeSettledConsumer implements Consumer<typeof AcceptanceDisputeSettled> {
  constructor(private readonly notifier: Notifier) {}

  handle({ data }: EventEnvelope<EventData<typeof AcceptanceDisputeSettled>>): Promise<void> {
    return this.notifier.notify(disputeSettledNews(data));
  }
}
