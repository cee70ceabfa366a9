import {
  AppError,
  clients,
  invalid,
  previewMerge,
  type Client,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import {
  Implements,
  PeopleNames,
  selectList,
  TenantReader,
  withAuthors,
  type Handler,
} from '@quillcare/service-kit';
import { ClientEntity } from '../../client/persistence/client.entity';
import { BelongingsReader } from './belongings.reader';

type Row = Client & { createdBy: string | null; updatedBy: string | null };

const BOTH = `select ${selectList(ClientEntity, clients.record)}, created_by, updated_by
  from crm.client where organisation_id = $1 and id in ($2, $3)`;

@Implements(previewMerge)
export class PreviewMergeQuery implements Handler<typeof previewMerge> {
  constructor(
    private readonly reader: TenantReader,
    private readonly belongings: BelongingsReader,
    private readonly people: PeopleNames,
  ) {}

  async handle({ params, query }: InputOf<typeof previewMerge>): Promise<ResultOf<typeof previewMerge>> {
    if (params.id === query.otherId)
      throw invalid({ path: 'otherId', message: 'A record cannot be merged with itself' });
    const rows = await this.reader.rows<Row>('crm.merge_preview', BOTH, [params.id, query.otherId]);
    const survivor = present(rows, params.id);
    const other = present(rows, query.otherId);
    const [names, counted] = await Promise.all([
      this.people.of([survivor, other].flatMap(({ createdBy, updatedBy }) => [createdBy, updatedBy])),
      this.belongings.of([survivor.id, other.id]),
    ]);
    return { survivor: withAuthors(survivor, names), other: withAuthors(other, names), ...counted };
  }
}

function present(rows: readonly Row[], id: string): Row {
  const client = rows.find((row) => row.id === id);
  if (client?.mergedInto) throw new AppError('CLIENT_MERGED', { facts: { mergedInto: client.mergedInto } });
  if (!client || client.deletedAt) throw new AppError('NOT_FOUND');
  return client;
}
