import { countClientCallbacks } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const OPEN = `select count(*)::int as count from callbacks.callback
  where organisation_id = $1 and client_id = $2 and deleted_at is null and status in ('pending', 'attempted')`;

export const CountClientCallbacksQuery = implement(countClientCallbacks, [TenantReader], (reader) => ({
  async handle({ body }) {
    const found = await reader.one<{ count: number }>('callbacks.open_of_client', OPEN, [body.clientId]);
    const count = found?.count ?? 0;
    return { items: count > 0 ? [{ kind: 'OPEN_CALLBACK', count }] : [] };
  },
}));
