import { ClientMergeUndone, type Client, type EventEnvelope, type MergeFacts } from '@quillcare/contracts';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import { ClientCallbacksMover } from '../client-callbacks.mover';
import { presentClients } from './present-clients';

/** A merge was undone: the callbacks that it had moved go back, later ones stay. */
@Consumes(ClientMergeUndone)
export class OnClientMergeUndoneConsumer implements Consumer<typeof ClientMergeUndone> {
  constructor(
    private readonly mover: ClientCallbacksMover,
    private readonly rpc: RpcClient,
  ) {}

  prepare(event: EventEnvelope<MergeFacts>): Promise<Client[]> {
    return presentClients(this.rpc, event);
  }

  handle({ data }: EventEnvelope<MergeFacts>, present: Client[]): Promise<void> {
    return this.mover.follow(data, true, present);
  }
}
