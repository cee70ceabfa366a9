import { listQuotes } from '@quillcare/contracts';
import { implement, OrganisationFacts, TenantReader } from '@quillcare/service-kit';
import { listQueryOf, quoteList } from './quote-list';

export const ListQuotesQuery = implement(
  listQuotes,
  [TenantReader, OrganisationFacts],
  (reader, organisation) => ({
    handle: async ({ query }) => reader.page(quoteList, listQueryOf(query, await organisation.today())),
  }),
);
