import { ClientMergeUndone, ClientsMerged } from '@quillcare/contracts';
import { readMergedClients, on, Readings, RpcClient } from '@quillcare/service-kit';
import { ClientQuotesMover } from '../client-quotes.mover';

function mergeConsumer(event: typeof ClientsMerged, isUndone: boolean) {
  return on(event, [ClientQuotesMover, Readings, RpcClient], (mover, readings, rpc) => ({
    prepare: (merge) => readings.read(() => readMergedClients(rpc, merge)),

    async handle({ data }, read) {
      await readings.recordClientsIfNewest(read);
      await mover.moveRecords(data, isUndone, read.value);
    },
  }));
}

/** Moves the quotes and cases of both clients to the surviving record. */
export const OnClientsMergedConsumer = mergeConsumer(ClientsMerged, false);

/** Moves back what the merge had moved; quotes and cases created since stay. */
export const OnClientMergeUndoneConsumer = mergeConsumer(ClientMergeUndone, true);
