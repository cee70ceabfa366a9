import { ClientsImported, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { DuplicatePairRepository } from '../persistence/duplicate-pair.repository';

/** The pairs of the clients that a batch of an import wrote. */
@Consumes(ClientsImported)
export class OnClientsImportedConsumer implements Consumer<typeof ClientsImported> {
  constructor(private readonly pairs: DuplicatePairRepository) {}

  async handle({ data }: EventEnvelope<EventData<typeof ClientsImported>>): Promise<void> {
    if (data.changedAt) await this.pairs.refreshImported(new Date(data.changedAt));
  }
}
