import { ClientMergeUndone, type Client, type EventEnvelope, type MergeFacts } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { QuoteFactsReader } from '../../quote/operations/quote-facts.reader';
import { ClientQuotesMover } from '../client-quotes.mover';
import { presentClients } from './present-clients';

/** A merge was undone: what it had moved goes back, what came since stays. */
@Consumes(ClientMergeUndone)
export class OnClientMergeUndoneConsumer implements Consumer<typeof ClientMergeUndone> {
  constructor(
    private readonly mover: ClientQuotesMover,
    private readonly facts: QuoteFactsReader,
  ) {}

  prepare(event: EventEnvelope<MergeFacts>): Promise<Client[]> {
    return presentClients(this.facts, event);
  }

  handle({ data }: EventEnvelope<MergeFacts>, present: Client[]): Promise<void> {
    return this.mover.follow(data, true, present);
  }
}
