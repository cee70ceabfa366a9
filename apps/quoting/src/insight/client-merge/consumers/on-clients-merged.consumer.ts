import { ClientMergeUndone, ClientsMerged } from '@quillcare/contracts';
import { clientsOfMerge, on, Readings, RpcClient } from '@quillcare/service-kit';
import { ClientQuotesMover } from '../client-quotes.mover';

function follows(event: typeof ClientsMerged, isUndone: boolean) {
  return on(event, [ClientQuotesMover, Readings, RpcClient], (mover, readings, rpc) => ({
    prepare: (merge) => readings.read(() => clientsOfMerge(rpc, merge)),

    async handle({ data }, read) {
      await readings.keepClients(read);
      await mover.follow(data, isUndone, read.value);
    },
  }));
}

/** Moves the quotes and cases of both clients to the surviving record. */
export const OnClientsMergedConsumer = follows(ClientsMerged, false);

/** Moves back what the merge had moved; quotes and cases created since stay. */
export const OnClientMergeUndoneConsumer = follows(ClientMergeUndone, true);
