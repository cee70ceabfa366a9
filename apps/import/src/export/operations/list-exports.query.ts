import { BACKGROUND_RETENTION_HOURS, listExports, type ListExport } from '@quillcare/contracts';
import { defineList, implement, TenantReader } from '@quillcare/service-kit';
import { requireUser } from '../../background/acting-person';

const ownExports = defineList<ListExport>({
  name: 'import.exports',
  from: 'import.list_export',
  columns: `id, status, created_at, finished_at, cancel_requested_at, list, file_name, rows_done, rows_expected,
    is_estimate, size_bytes::int as size_bytes, problem,
    created_at + interval '${BACKGROUND_RETENTION_HOURS} hours' as expires_at`,
  query: listExports.query,
  sorts: { createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: { status: 'status', userId: 'user_id' },
  fewRows: 'only the exports of a day are kept',
});

export const ListExportsQuery = implement(listExports, [TenantReader], (reader) => ({
  handle: ({ query }) => reader.page(ownExports, { ...query, userId: requireUser().userId }),
}));
