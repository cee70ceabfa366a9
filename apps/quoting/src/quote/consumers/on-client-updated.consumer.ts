import { ClientUpdated, type Client, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { QuoteFactsReader } from '../operations/quote-facts.reader';
import { DraftFollower } from './draft-follower';

type Updated = EventEnvelope<EventData<typeof ClientUpdated>>;

/** A client has another name: drafts show it. */
@Consumes(ClientUpdated)
export class OnClientUpdatedConsumer implements Consumer<typeof ClientUpdated> {
  constructor(
    private readonly drafts: DraftFollower,
    private readonly facts: QuoteFactsReader,
  ) {}

  /** Events carry no personal data, so the client is read from crm; null if removed since. */
  prepare({ organisationid, data, id }: Updated): Promise<Client | null> {
    if (!organisationid) throw new Error(`ClientUpdated ${id} names no organisation.`);
    return this.facts.client(organisationid, data.clientId);
  }

  async handle(_event: Updated, client: Client | null): Promise<void> {
    if (client) await this.drafts.follow(client);
  }
}
