import { ClientUpdated, type Client, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, Readings, type Consumer, type Reading } from '@quillcare/service-kit';
import { QuoteFactsReader } from '../operations/quote-facts.reader';
import { DraftFollower } from './draft-follower';

type Updated = EventEnvelope<EventData<typeof ClientUpdated>>;

/** A client has another name: drafts show it. */
@Consumes(ClientUpdated)
export class OnClientUpdatedConsumer implements Consumer<typeof ClientUpdated> {
  constructor(
    private readonly drafts: DraftFollower,
    private readonly facts: QuoteFactsReader,
    private readonly readings: Readings,
  ) {}

  /** Events carry no personal data, so the client is read from crm; null if removed since. */
  prepare({ organisationid, data, id }: Updated): Promise<Reading<Client | null>> {
    if (!organisationid) throw new Error(`ClientUpdated ${id} names no organisation.`);
    return this.readings.read(() => this.facts.client(organisationid, data.clientId));
  }

  async handle(_event: Updated, read: Reading<Client | null>): Promise<void> {
    const client = read.value;
    if (!client) return;
    await this.readings.keep([`client:${client.id}`], read);
    await this.drafts.follow(client);
  }
}
