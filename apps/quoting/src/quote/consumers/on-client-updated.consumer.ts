import { ClientUpdated, type Client, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { quoteSearchKey } from '../domain/quote-content';
import { QuoteFactsReader } from '../operations/quote-facts.reader';
import { clientSnapshot } from '../operations/quote-parties.reader';
import { QuoteRepository } from '../persistence/quote.repository';

type Updated = EventEnvelope<EventData<typeof ClientUpdated>>;

/** Drafts show the current name of their client. */
@Consumes(ClientUpdated)
export class OnClientUpdatedConsumer implements Consumer<typeof ClientUpdated> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly facts: QuoteFactsReader,
  ) {}

  /** Events carry no personal data, so the client is read from crm; null if removed since. */
  prepare({ organisationid, data, id }: Updated): Promise<Client | null> {
    if (!organisationid) throw new Error(`ClientUpdated ${id} names no organisation.`);
    return this.facts.client(organisationid, data.clientId);
  }

  async handle(_event: Updated, client: Client | null): Promise<void> {
    if (!client) return;
    const keyOf: Parameters<QuoteRepository['refreshDraftsOf']>[1] = (quoteNumber, doctor) =>
      quoteSearchKey(quoteNumber, client, doctor);
    await this.quotes.refreshDraftsOf(clientSnapshot(client), keyOf);
  }
}
