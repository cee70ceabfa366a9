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
import { FollowUp } from '../follow-up';
import { organisationOfEvent } from './organisation-of-event';

type Imported = EventEnvelope<EventData<typeof ClientsImported>>;

const OPEN = `select distinct client_id as id from callbacks.callback
  where organisation_id = $1 and client_id = any($2::uuid[]) and status in ('pending', 'attempted') and deleted_at is null`;

/** An import changed clients: open callbacks show their current names and numbers. */
@Consumes(ClientsImported)
export class OnClientsImportedConsumer implements Consumer<typeof ClientsImported> {
  constructor(
    private readonly followUp: FollowUp,
    private readonly reader: TenantReader,
    private readonly readings: Readings,
    private readonly rpc: RpcClient,
  ) {}

  /** Few of a batch's clients have an open callback, so only those are read from crm. */
  prepare(event: Imported): Promise<Reading<Client[]>> {
    return this.readings.read(() => this.called(event));
  }

  async handle(_event: Imported, read: Reading<Client[]>): Promise<void> {
    await this.readings.keep(
      read.value.map(({ id }) => `client:${id}`),
      read,
    );
    for (const client of read.value) await this.followUp.renameClient(client);
  }

  private async called(event: Imported): Promise<Client[]> {
    const { changedIds = [] } = event.data;
    if (changedIds.length === 0) return [];
    const called = await this.reader.rows<{ id: string }>('callbacks.called_clients', OPEN, [changedIds]);
    const ids = called.map(({ id }) => id);
    return presentClients(this.rpc, organisationOfEvent(event), ids);
  }
}
