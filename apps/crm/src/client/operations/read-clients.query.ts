import { clients, readClients, type Client, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, selectList, TenantReader, type Handler } from '@quillcare/service-kit';
import { ClientEntity } from '../persistence/client.entity';

const BY_IDS = `select ${selectList(ClientEntity, clients.record)} from crm.client
  where organisation_id = $1 and id = any($2::uuid[]) and deleted_at is null order by id`;

@Implements(readClients)
export class ReadClientsQuery implements Handler<typeof readClients> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readClients>): Promise<ResultOf<typeof readClients>> {
    return { items: await this.reader.rows<Client>('crm.readClients', BY_IDS, [body.clientIds]) };
  }
}
