import { defineParts, MergedClients } from '@quillcare/service-kit';
import { ClientQuotesMover } from './client-quotes.mover';
import { OnClientMergeUndoneConsumer } from './consumers/on-client-merge-undone.consumer';
import { OnClientsMergedConsumer } from './consumers/on-clients-merged.consumer';
import { CountQuotesOfClientsQuery } from './count-quotes-of-clients.query';
import { FollowClientMerges1764610000010 } from './follow-client-merges.migration';

/** Quotes and surgery cases of clients whose records become one. */
export const clientMergeParts = defineParts({
  migrations: [FollowClientMerges1764610000010],
  handlers: [CountQuotesOfClientsQuery],
  consumers: [OnClientsMergedConsumer, OnClientMergeUndoneConsumer],
  providers: [ClientQuotesMover, MergedClients],
});
