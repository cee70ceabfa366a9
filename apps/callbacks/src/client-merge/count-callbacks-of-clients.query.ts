import { countCallbacksOfClients, type ResultOf } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

type Counted = ResultOf<typeof countCallbacksOfClients>['items'][number];

const COUNTS = `select client_id, count(*)::int as callbacks from callbacks.callback
  where organisation_id = $1 and client_id = any($2::uuid[]) and deleted_at is null group by client_id`;

export const CountCallbacksOfClientsQuery = implement(countCallbacksOfClients, [TenantReader], (reader) => ({
  async handle({ body }) {
    const items = await reader.rows<Counted>('callbacks.of_clients', COUNTS, [body.clientIds]);
    return { items };
  },
}));
