import { listAuditEntries, type AuditEntry } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { defineList, implement, OrganisationFacts, TenantReader } from '@quillcare/service-kit';

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

export const ListAuditEntriesQuery = implement(
  listAuditEntries,
  [TenantReader, OrganisationFacts],
  (reader, organisation) => ({
    async handle({ query }) {
      const [page, { isDemonstration = false }] = await Promise.all([
        reader.page(entryList, query),
        organisation.current(),
      ]);
      return { ...page, items: page.items.map((entry) => ({ ...entry, isDemonstration })) };
    },
  }),
);
