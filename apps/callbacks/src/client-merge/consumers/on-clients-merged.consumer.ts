import { ClientsMerged, type Client, type EventEnvelope, type MergeFacts } from '@quillcare/contracts';
import { Consumes, RpcClient, type Consumer } from '@quillcare/service-kit';
import { ClientCallbacksMover } from '../client-callbacks.mover';
import { presentClients } from './present-clients';

/** Two records became one: the callbacks of both belong to it. */
@Consumes(ClientsMerged)
export class OnClientsMergedConsumer implements Consumer<typeof ClientsMerged> {
  constructor(
    private readonly mover: ClientCallbacksMover,
    private readonly rpc: RpcClient,
  ) {}

  prepare(event: EventEnvelope<MergeFacts>): Promise<Client[]> {
    return presentClients(this.rpc, event);
  }

  handle({ data }: EventEnvelope<MergeFacts>, present: Client[]): Promise<void> {
    return this.mover.follow(data, false, present);
  }
}
