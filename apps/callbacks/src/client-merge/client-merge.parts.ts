import { defineParts, MergedClients } from '@quillcare/service-kit';
import { ClientCallbacksMover } from './client-callbacks.mover';
import { OnClientMergeUndoneConsumer } from './consumers/on-client-merge-undone.consumer';
import { OnClientsMergedConsumer } from './consumers/on-clients-merged.consumer';
import { CountCallbacksOfClientsQuery } from './count-callbacks-of-clients.query';
import { FollowClientMerges1764610000020 } from './follow-client-merges.migration';

/** Callbacks of clients whose records become one. */
export const clientMergeParts = defineParts({
  migrations: [FollowClientMerges1764610000020],
  handlers: [CountCallbacksOfClientsQuery],
  consumers: [OnClientsMergedConsumer, OnClientMergeUndoneConsumer],
  providers: [ClientCallbacksMover, MergedClients],
});
