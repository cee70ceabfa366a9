import { listQuoteTemplates, quoteTemplates } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import {
  currentContext,
  defineList,
  implement,
  recordEntity,
  selectList,
  TenantReader,
  type ListDefinition,
} from '@quillcare/service-kit';
import type { QuoteTemplate } from '@quillcare/contracts';

const activeList = defineList<QuoteTemplate>({
  name: 'quoting.quote_templates',
  from: 'quoting.quote_template',
  columns: selectList(recordEntity(quoteTemplates), quoteTemplates.summary),
  where: 'deleted_at is null',
  search: { column: 'search_key', key: searchKey },
  sorts: { name: ['sort_name'], createdAt: ['created_at'] },
  defaultSort: 'name',
  filters: {
    isShared: 'is_shared',
    /** Set by the handler, never by the caller. */
    viewer: (person) => `(is_shared or created_by = ${person}::uuid)`,
  },
  common: ['isShared', 'viewer'],
});
const removed: ListDefinition<QuoteTemplate> = {
  ...activeList,
  name: 'quoting.removed_quote_templates',
  where: 'deleted_at is not null',
};

export const ListQuoteTemplatesQuery = implement(listQuoteTemplates, [TenantReader], (reader) => ({
  handle({ query }) {
    const viewer = currentContext().actor.userId;
    return reader.page(query.removed ? removed : activeList, { ...query, viewer });
  },
}));
