import { ClientMergeUndone, ClientsMerged } from '@quillcare/contracts';
import { clientsOfMerge, on, Readings, RpcClient } from '@quillcare/service-kit';
import { ClientCallbacksMover } from '../client-callbacks.mover';

function follows(event: typeof ClientsMerged, isUndone: boolean) {
  return on(event, [ClientCallbacksMover, Readings, RpcClient], (mover, readings, rpc) => ({
    prepare: (merge) => readings.read(() => clientsOfMerge(rpc, merge)),

    async handle({ data }, read) {
      await readings.keepClients(read);
      await mover.follow(data, isUndone, read.value);
    },
  }));
}

/** Two records became one: the callbacks of both belong to it. */
export const OnClientsMergedConsumer = follows(ClientsMerged, false);

/** A merge was undone: what it had moved goes back, what came since stays. */
export const OnClientMergeUndoneConsumer = follows(ClientMergeUndone, true);
