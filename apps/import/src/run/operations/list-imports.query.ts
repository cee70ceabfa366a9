import { listImports, type ImportRun, type InputOf, type ResultOf } from '@quillcare/contracts';
import { defineList, Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { LIST_COLUMNS } from '../persistence/import-columns';

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

@Implements(listImports)
export class ListImportsQuery implements Handler<typeof listImports> {
  constructor(private readonly reader: TenantReader) {}

  handle({ query }: InputOf<typeof listImports>): Promise<ResultOf<typeof listImports>> {
    return this.reader.page(importList, query);
  }
}
