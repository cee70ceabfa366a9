import { AppError, clients, readClient, type Client } from '@quillcare/contracts';
import { implement, selectList, TenantReader } from '@quillcare/service-kit';
import { ClientEntity } from '../persistence/client.entity';

// Resolves a merged client to the record it is part of now, because an event or a quote may still refer to the old id.
const BY_ID = `with recursive present (id, merged_into) as (
    select id, merged_into from crm.client where organisation_id = $1 and id = $2
    union select c.id, c.merged_into from present join crm.client c on c.organisation_id = $1 and c.id = present.merged_into)
  select ${selectList(ClientEntity, clients.record)} from crm.client
   where organisation_id = $1 and id = (select id from present where merged_into is null) and deleted_at is null`;

export const ReadClientQuery = implement(readClient, [TenantReader], (reader) => ({
  async handle({ body }) {
    const client = await reader.one<Client>('crm.readClient', BY_ID, [body.clientId]);
    if (!client) throw new AppError('NOT_FOUND');
    return client;
  },
}));
