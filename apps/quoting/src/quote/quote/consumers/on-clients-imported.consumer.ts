import { ClientsImported, type Client, type EventData, type EventEnvelope } from '@quillcare/contracts';
import {
  Consumes,
  presentClients,
  Readings,
  RpcClient,
  TenantReader,
  type Consumer,
  type Reading,
} from '@quillcare/service-kit';
import { DraftFollower } from './draft-follower';

type Imported = EventEnvelope<EventData<typeof ClientsImported>>;

const DRAFTED = `select distinct client_id as id from quoting.quote
  where organisation_id = $1 and client_id = any($2::uuid[]) and status = 'DRAFT' and deleted_at is null`;

/** An import changed clients: drafts show their current names. */
@Consumes(ClientsImported)
export class OnClientsImportedConsumer implements Consumer<typeof ClientsImported> {
  constructor(
    private readonly drafts: DraftFollower,
    private readonly reader: TenantReader,
    private readonly readings: Readings,
    private readonly rpc: RpcClient,
  ) {}

  /** Few of a batch's clients have a draft, so only those are read from crm. */
  prepare(event: Imported): Promise<Reading<Client[]>> {
    return this.readings.read(() => this.drafted(event));
  }

  async handle(_event: Imported, read: Reading<Client[]>): Promise<void> {
    await this.readings.keep(
      read.value.map(({ id }) => `client:${id}`),
      read,
    );
    for (const client of read.value) await this.drafts.follow(client);
  }

  private async drafted({ organisationid, data, id }: Imported): Promise<Client[]> {
    if (!organisationid) throw new Error(`ClientsImported ${id} names no organisation.`);
    const { changedIds = [] } = data;
    if (changedIds.length === 0) return [];
    const drafted = await this.reader.rows<{ id: string }>('quoting.drafted_clients', DRAFTED, [changedIds]);
    const ids = drafted.map((client) => client.id);
    return presentClients(this.rpc, organisationid, ids);
  }
}
