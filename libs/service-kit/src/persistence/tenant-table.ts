import type { QueryRunner } from 'typeorm';

/** SQL of the columns `TenantEntity` maps. */
export const tenantColumns = `
  id uuid primary key,
  organisation_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  created_by uuid,
  updated_by uuid,
  deleted_at timestamptz`;

/**
 * Puts a table under row-level security, for its owner too: a transaction sees and writes only rows of the organisation it is
 * bound to, or all rows in a named platform scope. The subselects are evaluated once per statement; `nullif` is needed because a
 * transaction-local setting is '' after the transaction, not NULL. `migrate` limits the platform scope to the logins that need
 * it.
 */
export async function tenantTable(runner: QueryRunner, table: string): Promise<void> {
  const own = `organisation_id = (select nullif(current_setting('app.organisation_id', true), '')::uuid)`;
  const platform = `(select coalesce(current_setting('app.platform_scope', true), '')) <> ''`;
  await runner.query(`alter table ${table} enable row level security`);
  await runner.query(`alter table ${table} force row level security`);
  await runner.query(`create policy own_organisation on ${table} using (${own}) with check (${own})`);
  await runner.query(`create policy platform_scope on ${table} using (${platform}) with check (${platform})`);
}

/**
 * Puts a table that belongs to no practice (a published schedule) under row-level security: every transaction can read it, and
 * only a named platform scope can write it.
 */
export async function platformTable(runner: QueryRunner, table: string): Promise<void> {
  const platform = `(select coalesce(current_setting('app.platform_scope', true), '')) <> ''`;
  await runner.query(`alter table ${table} enable row level security`);
  await runner.query(`alter table ${table} force row level security`);
  await runner.query(`create policy readable on ${table} for select using (true)`);
  await runner.query(`create policy platform_scope on ${table} using (${platform}) with check (${platform})`);
}

/** Makes a table append-only: UPDATE and DELETE are rejected for everyone, including the owner. */
export async function appendOnlyTable(runner: QueryRunner, table: string): Promise<void> {
  const schema = table.split('.')[0] ?? 'public';
  await runner.query(`create or replace function ${schema}.refuse_change() returns trigger language plpgsql as
    $$ begin raise exception 'rows of %.% are immutable', tg_table_schema, tg_table_name using errcode = 'restrict_violation'; end $$`);
  await runner.query(
    `create trigger immutable before update or delete on ${table} for each row execute function ${schema}.refuse_change()`,
  );
}

/**
 * Creates the trigram index for a list's search on `search_key`. It starts with the organisation, because a word that is rare in
 * one practice may be frequent on the platform, and a search should not read the rows of other practices.
 */
export async function tenantSearchIndex(runner: QueryRunner, table: string): Promise<void> {
  const name = table.replaceAll('"', '').split('.')[1] ?? '';
  await runner.query(
    `create index ${name}_search on ${table} using gin (organisation_id, search_key public.gin_trgm_ops)`,
  );
}
