import { ClientsMerged, type Client, type EventEnvelope, type MergeFacts } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { QuoteFactsReader } from '../../quote/operations/quote-facts.reader';
import { ClientQuotesMover } from '../client-quotes.mover';
import { presentClients } from './present-clients';

/** Two records became one: the quotes and cases of both belong to it. */
@Consumes(ClientsMerged)
export class OnClientsMergedConsumer implements Consumer<typeof ClientsMerged> {
  constructor(
    private readonly mover: ClientQuotesMover,
    private readonly facts: QuoteFactsReader,
  ) {}

  prepare(event: EventEnvelope<MergeFacts>): Promise<Client[]> {
    return presentClients(this.facts, event);
  }

  handle({ data }: EventEnvelope<MergeFacts>, present: Client[]): Promise<void> {
    return this.mover.follow(data, false, present);
  }
}
