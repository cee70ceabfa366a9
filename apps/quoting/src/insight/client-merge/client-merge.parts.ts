import { defineParts, MergedClients } from '@quillcare/service-kit';
import { ClientQuotesMover } from './client-quotes.mover';
import { OnClientMergeUndoneConsumer, OnClientsMergedConsumer } from './consumers/on-clients-merged.consumer';
import { CountQuotesOfClientsQuery } from './count-quotes-of-clients.query';

export const clientMergeParts = defineParts({
  handlers: [CountQuotesOfClientsQuery],
  consumers: [OnClientsMergedConsumer, OnClientMergeUndoneConsumer],
  providers: [ClientQuotesMover, MergedClients],
});
