import { listAuditEntries, type AuditEntry, type InputOf, type ListPage } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import {
  defineList,
  Implements,
  OrganisationFacts,
  TenantReader,
  type Handler,
} from '@quillcare/service-kit';

const entryList = defineList<Omit<AuditEntry, 'isDemonstration'>>({
  name: 'audit.entries',
  from: 'audit.entry',
  columns: `id, entity_type, entity_id, action, entity_label, changes, reason, notes, user_id, actor, actor_name,
    correlation_id, occurred_at as created_at`,
  query: listAuditEntries.query,
  search: { column: 'search_key', key: searchKey },
  sorts: { createdAt: ['occurred_at'] },
  defaultSort: '-createdAt',
  filters: {
    entityType: 'entity_type',
    entityId: 'entity_id',
    action: 'action',
    userId: 'user_id',
    createdAt: 'occurred_at',
  },
});

@Implements(listAuditEntries)
export class ListAuditEntriesQuery implements Handler<typeof listAuditEntries> {
  constructor(
    private readonly reader: TenantReader,
    private readonly organisation: OrganisationFacts,
  ) {}

  async handle({ query }: InputOf<typeof listAuditEntries>): Promise<ListPage<AuditEntry>> {
    const [page, { isDemonstration = false }] = await Promise.all([
      this.reader.page(entryList, query),
      this.organisation.current(),
    ]);
    return { ...page, items: page.items.map((entry) => ({ ...entry, isDemonstration })) };
  }
}
