import { QuoteQueryReceived, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import type { ResponseFacts } from '../domain/response-letters';
import { ResponseTeller } from '../response-teller';

type Event = EventEnvelope<EventData<typeof QuoteQueryReceived>>;

@Consumes(QuoteQueryReceived)
export class OnQuoteQueryReceivedConsumer implements Consumer<typeof QuoteQueryReceived> {
  constructor(private readonly teller: ResponseTeller) {}

  prepare(event: Event): Promise<ResponseFacts> {
    return this.teller.facts(event);
  }

  handle(event: Event, facts: ResponseFacts): Promise<void> {
    return this.teller.tell('asked', event, facts);
  }
}
