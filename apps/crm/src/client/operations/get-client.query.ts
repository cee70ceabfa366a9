import { AppError, getClient, type Client, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { CLIENT_COLUMNS } from '../persistence/client-columns';

// Removed clients as well: quotes and cases link to them.
const BY_ID = `select ${CLIENT_COLUMNS} from crm.client where organisation_id = $1 and id = $2`;

@Implements(getClient)
export class GetClientQuery implements Handler<typeof getClient> {
  constructor(private readonly reader: TenantReader) {}

  async handle({ params }: InputOf<typeof getClient>): Promise<ResultOf<typeof getClient>> {
    const client = await this.reader.one<Client>('crm.client', BY_ID, [params.id]);
    if (!client) throw new AppError('NOT_FOUND');
    return client;
  }
}
