import { ClientMergeUndone, type Client, type EventEnvelope, type MergeFacts } from '@quillcare/contracts';
import { Consumes, Readings, RpcClient, type Consumer, type Reading } from '@quillcare/service-kit';
import { ClientCallbacksMover } from '../client-callbacks.mover';
import { presentClients } from './present-clients';

/** A merge was undone: the callbacks that it had moved go back, later ones stay. */
@Consumes(ClientMergeUndone)
export class OnClientMergeUndoneConsumer implements Consumer<typeof ClientMergeUndone> {
  constructor(
    private readonly mover: ClientCallbacksMover,
    private readonly readings: Readings,
    private readonly rpc: RpcClient,
  ) {}

  prepare(event: EventEnvelope<MergeFacts>): Promise<Reading<Client[]>> {
    return this.readings.read(() => presentClients(this.rpc, event));
  }

  async handle({ data }: EventEnvelope<MergeFacts>, read: Reading<Client[]>): Promise<void> {
    await this.readings.keep(
      read.value.map(({ id }) => `client:${id}`),
      read,
    );
    await this.mover.follow(data, true, read.value);
  }
}
