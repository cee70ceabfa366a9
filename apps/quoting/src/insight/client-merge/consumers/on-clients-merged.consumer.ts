import { ClientsMerged, type Client, type EventEnvelope, type MergeFacts } from '@quillcare/contracts';
import { Consumes, Readings, type Consumer, type Reading } from '@quillcare/service-kit';
import { QuoteFactsReader } from '../../../quote';
import { ClientQuotesMover } from '../client-quotes.mover';
import { presentClients } from './present-clients';

/** Two records became one: the quotes and cases of both belong to it. */
@Consumes(ClientsMerged)
export class OnClientsMergedConsumer implements Consumer<typeof ClientsMerged> {
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
    await this.mover.follow(data, false, read.value);
  }
}
