import { countCallbackUses, type ClientUses } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

/** The ids may be of clients or of leads; ids are unique across both. */
const USES = `select owner as "clientId",
    case when status in ('pending', 'attempted') then 'OPEN_CALLBACK' else 'CLOSED_CALLBACK' end as kind, count(*)::int as count
  from (
    select client_id as owner, status from callbacks.callback
     where organisation_id = $1 and client_id = any($2::uuid[]) and deleted_at is null
    union all
    select lead_id, status from callbacks.callback
     where organisation_id = $1 and lead_id = any($2::uuid[]) and deleted_at is null) calls
  group by 1, 2`;

export const CountCallbackUsesQuery = implement(countCallbackUses, [TenantReader], (reader) => ({
  handle: async ({ body }) => ({
    items: await reader.rows<ClientUses['items'][number]>('callbacks.of_clients', USES, [body.clientIds]),
  }),
}));
