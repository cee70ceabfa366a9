import { listClients, type ClientSummary, type InputOf, type ResultOf } from '@quillcare/contracts';
import { isEmail, searchKey } from '@quillcare/rules';
import { defineList, Implements, TenantReader, type Handler } from '@quillcare/service-kit';

const clientList = defineList<ClientSummary>({
  name: 'crm.clients',
  from: 'crm.client',
  columns: `id, version, created_at, updated_at, deleted_at, first_name, last_name, email, phone, date_of_birth, is_vip, suburb,
    state, is_duplicate_flag`,
  where: 'deleted_at is null',
  search: { column: 'search_key', key: searchKey, whole: { column: 'email', isMeant: isEmail } },
  sorts: { name: ['sort_name'], createdAt: ['created_at'], updatedAt: ['updated_at'] },
  defaultSort: '-createdAt',
  filters: { isVip: 'is_vip', state: 'state' },
});

const removedClients: typeof clientList = {
  ...clientList,
  name: 'crm.removed_clients',
  where: 'deleted_at is not null',
};

@Implements(listClients)
export class ListClientsQuery implements Handler<typeof listClients> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listClients>): Promise<ResultOf<typeof listClients>> {
    return this.reader.page(query.removed ? removedClients : clientList, query);
  }
}
