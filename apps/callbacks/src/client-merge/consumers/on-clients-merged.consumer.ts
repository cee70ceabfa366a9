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

/** Moves the callbacks of both clients to the surviving record. */
export const OnClientsMergedConsumer = follows(ClientsMerged, false);

/** Moves back what the merge had moved; callbacks created since stay. */
export const OnClientMergeUndoneConsumer = follows(ClientMergeUndone, true);
