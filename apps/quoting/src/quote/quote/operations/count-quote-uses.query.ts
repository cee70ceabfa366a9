import { countQuoteUses } from '@quillcare/contracts';
import { implement } from '@quillcare/service-kit';
import { DependantsReader } from '../../../catalogue';

export const CountQuoteUsesQuery = implement(countQuoteUses, [DependantsReader], (dependants) => ({
  handle: async ({ body }) => ({ items: await dependants.readForClients(body.clientIds) }),
}));
