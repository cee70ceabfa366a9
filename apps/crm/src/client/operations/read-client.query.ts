import {
  AppError,
  clients,
  readClient,
  type Client,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, selectList, TenantReader, type Handler } from '@quillcare/service-kit';
import { ClientEntity } from '../persistence/client.entity';

const BY_ID = `select ${selectList(ClientEntity, clients.record)} from crm.client
  where organisation_id = $1 and id = $2 and deleted_at is null`;

@Implements(readClient)
export class ReadClientQuery implements Handler<typeof readClient> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ body }: InputOf<typeof readClient>): Promise<ResultOf<typeof readClient>> {
    const client = await this.reader.one<Client>('crm.readClient', BY_ID, [body.clientId]);
    if (!client) throw new AppError('NOT_FOUND');
    return client;
  }
}
