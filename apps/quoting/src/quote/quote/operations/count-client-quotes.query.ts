import { countClientQuotes } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { DependantsReader } from '../../../catalogue';

export const CountClientQuotesQuery = implement(countClientQuotes, [DependantsReader], (dependants) => ({
  handle: ({ body }) => dependants.readForClient(body.clientId),
}));
