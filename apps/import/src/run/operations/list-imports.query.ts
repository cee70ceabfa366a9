import { listImports, type ImportRun } from '@quillcare/contracts';
import { defineList, implement, TenantReader } from '@quillcare/service-kit';
import { LIST_COLUMNS } from '../../run-record/import-columns';

const importList = defineList<Omit<ImportRun, 'errors' | 'warnings' | 'duplicates' | 'mapping'>>({
  name: 'import.imports',
  from: 'import.import_run',
  columns: LIST_COLUMNS,
  where: 'deleted_at is null and not dry_run',
  sorts: { createdAt: ['created_at'] },
  defaultSort: '-createdAt',
  filters: { status: 'status' },
  common: ['status'],
});

export const ListImportsQuery = implement(listImports, [TenantReader], (reader) => ({
  handle: ({ query }) => reader.page(importList, query),
}));
