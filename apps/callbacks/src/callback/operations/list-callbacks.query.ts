import { listCallbacks, type Callback, type InputOf, type ListPage } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { Implements, TenantReader, defineList, type Handler } from '@quillcare/service-kit';

const callbackList = defineList<Callback>({
  name: 'callbacks.list',
  from: 'callbacks.callback',
  columns: `id, version, created_at, updated_at, quote_id, quote_number, client_id, client_name, client_phone,
    status, priority, due_date, notes, attempt_count, attempted_at, completed_at, closed_reason, reschedule_reason`,
  where: 'deleted_at is null',
  query: listCallbacks.query,
  search: { column: 'search_key', key: searchKey },
  sorts: { dueDate: ['due_date'], createdAt: ['created_at'] },
  defaultSort: 'dueDate',
  filters: {
    status: 'status',
    priority: 'priority',
    quoteId: 'quote_id',
    clientId: 'client_id',
    dueDate: 'due_date',
  },
  common: ['priority'],
});

@Implements(listCallbacks)
export class ListCallbacksQuery implements Handler<typeof listCallbacks> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listCallbacks>): Promise<ListPage<Callback>> {
    return this.reader.page(callbackList, query);
  }
}
