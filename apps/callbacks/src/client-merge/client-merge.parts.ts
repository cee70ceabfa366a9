import { defineParts, MergedClients } from '@quillcare/service-kit';
import { ClientCallbacksMover } from './client-callbacks.mover';
import { OnClientMergeUndoneConsumer, OnClientsMergedConsumer } from './consumers/on-clients-merged.consumer';
import { CountCallbacksOfClientsQuery } from './count-callbacks-of-clients.query';

export const clientMergeParts = defineParts({
  handlers: [CountCallbacksOfClientsQuery],
  consumers: [OnClientsMergedConsumer, OnClientMergeUndoneConsumer],
  providers: [ClientCallbacksMover, MergedClients],
});
