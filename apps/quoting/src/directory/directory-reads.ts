import { AppError } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';
import { defineList, type ListDefinition, type TenantReader } from '@quillcare/service-kit';
import type { DirectoryTable } from './directory-table';

/** The two lists of a directory table, by name by default: entries in use, and removed ones. */
export function directoryLists<T>(
  table: DirectoryTable,
  columns: string,
  filters: Record<string, string> = {},
): { present: ListDefinition<T>; removed: ListDefinition<T> } {
  const present = defineList<T>({
    name: `quoting.${table}.list`,
    from: `quoting.${table}`,
    columns,
    where: 'deleted_at is null',
    search: { column: 'search_key', key: searchKey },
    sorts: { name: ['sort_name'], createdAt: ['created_at'] },
    defaultSort: 'name',
    filters: { isActive: 'is_active', ...filters },
  });
  const removed = { ...present, name: `quoting.${table}.removed_list`, where: 'deleted_at is not null' };
  return { present, removed };
}

/**
 * One entry of a directory table, removed or not; throws NOT_FOUND if it is absent or belongs to another
 * practice.
 */
export async function readEntry<T>(
  reader: TenantReader,
  table: DirectoryTable,
  columns: string,
  id: string,
): Promise<T> {
  const sql = `select ${columns} from quoting.${table} where organisation_id = $1 and id = $2`;
  const entry = await reader.one<T>(`quoting.${table}.get`, sql, [id]);
  if (!entry) throw new AppError('NOT_FOUND');
  return entry;
}
