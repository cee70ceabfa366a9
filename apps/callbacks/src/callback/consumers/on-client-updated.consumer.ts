import { ClientUpdated, type Client, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, Readings, RpcClient, type Consumer, type Reading } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';
import { organisationOfEvent } from './organisation-of-event';
import { presentClient } from './present-client';

type Updated = EventEnvelope<EventData<typeof ClientUpdated>>;

/** Open callbacks show the client's current name and number. */
@Consumes(ClientUpdated)
export class OnClientUpdatedConsumer implements Consumer<typeof ClientUpdated> {
  constructor(
    private readonly followUp: FollowUp,
    private readonly readings: Readings,
    private readonly rpc: RpcClient,
  ) {}

  /** Events carry no personal data, so the client is read from crm. */
  prepare(event: Updated): Promise<Reading<Client | null>> {
    return this.readings.read(() => presentClient(this.rpc, organisationOfEvent(event), event.data.clientId));
  }

  async handle(_event: Updated, read: Reading<Client | null>): Promise<void> {
    const client = read.value;
    if (!client) return;
    await this.readings.keep([`client:${client.id}`], read);
    await this.followUp.renameClient(client);
  }
}
