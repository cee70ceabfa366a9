import { AppError, clients, getClient, type Client, type InputOf, type ResultOf } from '@quillcare/contracts';
import {
  authorNames,
  Implements,
  PeopleNames,
  RecordViews,
  selectList,
  TenantReader,
  withAuthors,
  type Handler,
} from '@quillcare/service-kit';
import { ClientEntity } from '../persistence/client.entity';

// Removed clients as well: others link to them.
const BY_ID = `select ${selectList(ClientEntity, clients.record)}, created_by, updated_by from crm.client
  where organisation_id = $1 and id = $2`;

type Stored = Client & Pick<ClientEntity, 'createdBy' | 'updatedBy'>;

/** One client, as every record is read; and the audit keeps who looked. */
@Implements(getClient)
export class GetClientQuery implements Handler<typeof getClient> {
  constructor(
    private readonly reader: TenantReader,
    private readonly people: PeopleNames,
    private readonly views: RecordViews,
  ) {}

  async handle({ params }: InputOf<typeof getClient>): Promise<ResultOf<typeof getClient>> {
    const client = await this.reader.one<Stored>('crm.getClient', BY_ID, [params.id]);
    if (!client) throw new AppError('NOT_FOUND');
    const [names] = await Promise.all([
      authorNames(this.people, client),
      this.views.seen({ entityType: 'CLIENT', entityId: params.id }),
    ]);
    return withAuthors(client, names);
  }
}
