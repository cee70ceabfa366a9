import { AppError, clients, invalidInput, previewMerge, type Client } from '@quillcare/contracts';
import { implement, PeopleNames, selectList, TenantReader, withAuthors } from '@quillcare/service-kit';
import { ClientEntity } from '../../client/persistence/client.entity';
import { BelongingsReader } from './belongings.reader';

type Row = Client & { createdBy: string | null; updatedBy: string | null };

const BOTH = `select ${selectList(ClientEntity, clients.record)}, created_by, updated_by
  from crm.client where organisation_id = $1 and id in ($2, $3)`;

export const PreviewMergeQuery = implement(
  previewMerge,
  [TenantReader, BelongingsReader, PeopleNames],
  (reader, belongings, people) => ({
    async handle({ params, query }) {
      if (params.id === query.otherId)
        throw invalidInput({ path: 'otherId', message: 'A record cannot be merged with itself' });
      const rows = await reader.rows<Row>('crm.merge_preview', BOTH, [params.id, query.otherId]);
      const survivor = requireMergeable(rows, params.id);
      const other = requireMergeable(rows, query.otherId);
      const [names, counted] = await Promise.all([
        people.findNames([survivor, other].flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy])),
        belongings.readBelongings([survivor.id, other.id]),
      ]);
      return { survivor: withAuthors(survivor, names), other: withAuthors(other, names), ...counted };
    },
  }),
);

function requireMergeable(rows: readonly Row[], id: string): Row {
  const client = rows.find((row) => row.id === id);
  if (client?.mergedInto) throw new AppError('CLIENT_MERGED', { facts: { mergedInto: client.mergedInto } });
  if (!client || client.deletedAt) throw new AppError('NOT_FOUND');
  return client;
}
