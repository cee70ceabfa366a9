import { ClientMergeUndone, type Client, type EventEnvelope, type MergeFacts } from '@quillcare/contracts';
import { Consumes, Readings, type Consumer, type Reading } from '@quillcare/service-kit';
import { QuoteFactsReader } from '../../../quote';
import { ClientQuotesMover } from '../client-quotes.mover';
import { presentClients } from './present-clients';

/** A merge was undone: what it had moved goes back, what came since stays. */
@Consumes(ClientMergeUndone)
export class OnClientMergeUndoneConsumer implements Consumer<typeof ClientMergeUndone> {
  constructor(
    private readonly mover: ClientQuotesMover,
    private readonly readings: Readings,
    private readonly facts: QuoteFactsReader,
  ) {}

  prepare(event: EventEnvelope<MergeFacts>): Promise<Reading<Client[]>> {
    return this.readings.read(() => presentClients(this.facts, event));
  }

  async handle({ data }: EventEnvelope<MergeFacts>, read: Reading<Client[]>): Promise<void> {
    await this.readings.keep(
      read.value.map(({ id }) => `client:${id}`),
      read,
    );
    await this.mover.follow(data, true, read.value);
  }
}
