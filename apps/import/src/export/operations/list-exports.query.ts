import {
  BACKGROUND_KEPT_HOURS,
  listExports,
  type InputOf,
  type ListExport,
  type ResultOf,
} from '@quillcare/contracts';
import { defineList, Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { requirePerson } from '../../background/acting-person';

const ownExports = defineList<ListExport>({
  name: 'import.exports',
  from: 'import.list_export',
  columns: `id, status, created_at, finished_at, cancel_requested_at, list, file_name, rows_done, rows_expected,
    is_estimate, size_bytes::int as size_bytes, problem,
    created_at + interval '${BACKGROUND_KEPT_HOURS} hours' as expires_at`,
  query: listExports.query,
  sorts: { createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: { status: 'status', userId: 'user_id' },
  fewRows: 'only the exports of a day are kept',
});

@Implements(listExports)
export class ListExportsQuery implements Handler<typeof listExports> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listExports>): Promise<ResultOf<typeof listExports>> {
    return this.reader.page(ownExports, { ...query, userId: requirePerson().userId });
  }
}
