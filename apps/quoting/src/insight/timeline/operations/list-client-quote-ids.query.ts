import { listClientQuoteIds } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

const NEWEST = `select id from quoting.quote where organisation_id = $1 and client_id = $2 and deleted_at is null
  order by created_at desc, id desc limit 500`;

export const ListClientQuoteIdsQuery = implement(listClientQuoteIds, [TenantReader], (reader) => ({
  async handle({ body }) {
    const rows = await reader.rows<{ id: string }>('quoting.client_quote_ids', NEWEST, [body.clientId]);
    return { ids: rows.map(({ id }) => id) };
  },
}));
