import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

export type DirectoryTable =
  'doctor' | 'hospital' | 'surgery' | 'site' | 'provider' | 'option_list' | 'pricing_rule';

/** The name of a directory table's unique index, as it appears in a unique violation. */
export function uniqueKeyOf(table: DirectoryTable): string {
  return `${table}_unique_key`;
}

/** Creates a directory table with its own columns, the shared ones, and the indexes of its list. */
export async function createDirectoryTable(
  runner: QueryRunner,
  table: DirectoryTable,
  columns: string,
): Promise<void> {
  await runner.query(`create table quoting.${table} (${tenantColumns},
    ${columns},
    is_active boolean not null,
    unique_key text not null,
    sort_name text not null,
    search_key text not null)`);
  await tenantTable(runner, `quoting.${table}`);
  const on = `on quoting.${table}`;
  await runner.query(
    `create unique index ${uniqueKeyOf(table)} ${on} (organisation_id, unique_key) where deleted_at is null`,
  );
  await runner.query(
    `create index ${table}_by_name ${on} (organisation_id, sort_name, id) where deleted_at is null`,
  );
  await runner.query(
    `create index ${table}_by_creation ${on} (organisation_id, created_at, id) where deleted_at is null`,
  );
  await runner.query(`create index ${table}_search ${on} using gin (search_key public.gin_trgm_ops)`);
}
