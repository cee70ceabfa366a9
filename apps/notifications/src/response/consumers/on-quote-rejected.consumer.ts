import { QuoteRejected, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import type { ResponseFacts } from '../domain/response-letters';
import { ResponseTeller } from '../response-teller';

type Event = EventEnvelope<EventData<typeof QuoteRejected>>;

@Consumes(QuoteRejected)
export class OnQuoteRejectedConsumer implements Consumer<typeof QuoteRejected> {
  constructor(private readonly teller: ResponseTeller) {}

  prepare(event: Event): Promise<ResponseFacts> {
    return this.teller.facts(event);
  }

  handle(event: Event, facts: ResponseFacts): Promise<void> {
    return this.teller.tell('rejected', event, facts);
  }
}
