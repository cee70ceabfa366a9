import { AppError, clients, getClient, type Client } from '@quillcare/contracts';
import {
  authorNames,
  implement,
  PeopleNames,
  RecordViews,
  selectList,
  TenantReader,
  withAuthors,
} from '@quillcare/service-kit';
import { ClientEntity } from '../persistence/client.entity';

// Includes removed clients, because other records link to them.
const BY_ID = `select ${selectList(ClientEntity, clients.record)}, created_by, updated_by from crm.client
  where organisation_id = $1 and id = $2`;

type Stored = Client & Pick<ClientEntity, 'createdBy' | 'updatedBy'>;

/** Reads one client and records the view in the audit trail. */
export const GetClientQuery = implement(
  getClient,
  [TenantReader, PeopleNames, RecordViews],
  (reader, people, views) => ({
    async handle({ params }) {
      const client = await reader.one<Stored>('crm.getClient', BY_ID, [params.id]);
      if (!client) throw new AppError('NOT_FOUND');
      const [names] = await Promise.all([
        authorNames(people, client),
        views.seen({ entityType: 'CLIENT', entityId: params.id }),
      ]);
      return withAuthors(client, names);
    },
  }),
);
