import { ClientMergeUndone } from '@quillcare/contracts';
import { on, Readings, RpcClient } from '@quillcare/service-kit';
import { ClientCallbacksMover } from '../client-callbacks.mover';
import { presentClients } from './present-clients';

/** A merge was undone: the callbacks that it had moved go back, later ones stay. */
export const OnClientMergeUndoneConsumer = on(
  ClientMergeUndone,
  [ClientCallbacksMover, Readings, RpcClient],
  (mover, readings, rpc) => ({
    prepare: (event) => readings.read(() => presentClients(rpc, event)),

    async handle({ data }, read) {
      await readings.keep(
        read.value.map(({ id }) => `client:${id}`),
        read,
      );
      await mover.follow(data, true, read.value);
    },
  }),
);
