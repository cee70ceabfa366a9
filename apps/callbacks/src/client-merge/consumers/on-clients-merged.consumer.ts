import { ClientsMerged } from '@quillcare/contracts';
import { on, Readings, RpcClient } from '@quillcare/service-kit';
import { ClientCallbacksMover } from '../client-callbacks.mover';
import { presentClients } from './present-clients';

/** Two records became one: the callbacks of both belong to it. */
export const OnClientsMergedConsumer = on(
  ClientsMerged,
  [ClientCallbacksMover, Readings, RpcClient],
  (mover, readings, rpc) => ({
    prepare: (event) => readings.read(() => presentClients(rpc, event)),

    async handle({ data }, read) {
      await readings.keep(
        read.value.map(({ id }) => `client:${id}`),
        read,
      );
      await mover.follow(data, false, read.value);
    },
  }),
);
