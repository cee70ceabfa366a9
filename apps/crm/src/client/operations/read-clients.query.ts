import { clients, readClients, type Client } from '@quillcare/contracts';
import { implement, selectList, TenantReader } from '@quillcare/service-kit';
import { ClientEntity } from '../persistence/client.entity';

const BY_IDS = `select ${selectList(ClientEntity, clients.record)} from crm.client
  where organisation_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id`;

export const ReadClientsQuery = implement(readClients, [TenantReader], (reader) => ({
  handle: async ({ body }) => ({
    items: await reader.rows<Client>('crm.readClients', BY_IDS, [body.clientIds]),
  }),
}));
