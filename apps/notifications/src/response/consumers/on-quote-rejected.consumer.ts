import { QuoteRejected, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import type { ResponseFacts } from '../domain/response-letters';
import { ResponseNotifier } from '../response-notifier';

type Event = EventEnvelope<EventData<typeof QuoteRejected>>;

@Consumes(QuoteRejected)
export class OnQuoteRejectedConsumer implements Consumer<typeof QuoteRejected> {
  constructor(private readonly notifier: ResponseNotifier) {}

  prepare(event: Event): Promise<ResponseFacts> {
    return this.notifier.facts(event);
  }

  handle(event: Event, facts: ResponseFacts): Promise<void> {
    return this.notifier.notify(
      event.data.variationOfId === null ? 'rejected' : 'changeRejected',
      event,
      facts,
    );
  }
}
