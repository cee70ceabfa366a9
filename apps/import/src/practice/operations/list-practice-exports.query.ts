import { BACKGROUND_RETENTION_HOURS, listPracticeExports, type PracticeExport } from '@quillcare/contracts';
import { defineList, implement, TenantReader } from '@quillcare/service-kit';

const archives = defineList<PracticeExport>({
  name: 'import.practice_exports',
  from: 'import.practice_export',
  columns: `id, status, created_at, finished_at, cancel_requested_at, file_name, actor->>'name' as started_by_name,
    tables_done, tables_total, records, documents, size_bytes::float8 as size_bytes, problem,
    finished_at + interval '${BACKGROUND_RETENTION_HOURS} hours' as expires_at`,
  query: listPracticeExports.query,
  sorts: { createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: { status: 'status' },
  fewRows: 'only the archives of a day are kept',
});

export const ListPracticeExportsQuery = implement(listPracticeExports, [TenantReader], (reader) => ({
  handle: ({ query }) => reader.page(archives, query),
}));
