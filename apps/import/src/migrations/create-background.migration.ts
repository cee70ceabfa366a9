import { storageTables, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every piece of background work has: whose it is, how far it is, and which worker holds it. */
const WORK = `${tenantColumns},
  user_id uuid not null,
  actor jsonb not null,
  impersonation jsonb,
  status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
  cancel_requested_at timestamptz,
  finished_at timestamptz,
  claim uuid,
  lease_until timestamptz,
  queued_at timestamptz not null default now()`;

/** Exports of lists and bulk changes, with the files of the exports. */
export class CreateBackground1764660001000 implements MigrationInterface {
  name = 'CreateBackground1764660001000';

  async up(runner: QueryRunner): Promise<void> {
    await createExports(runner);
    await createBulkRuns(runner);
    await storageTables(runner, 'import');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['stored_chunk', 'stored_file', 'bulk_item', 'bulk_run', 'list_export'])
      await runner.query(`drop table import.${table}`);
  }
}

async function createExports(runner: QueryRunner): Promise<void> {
  await runner.query(`create table import.list_export (${WORK},
    list text not null,
    query jsonb not null,
    columns jsonb not null,
    ids jsonb,
    time_zone text not null,
    file_name text not null,
    rows_done int not null default 0,
    rows_expected int not null,
    is_estimate boolean not null,
    size_bytes bigint not null default 0,
    parts int not null default 0,
    cursor text,
    problem text)`);
  await tenantTable(runner, 'import.list_export');
  await runner.query(
    'create index list_export_of_user on import.list_export (organisation_id, user_id, created_at, id)',
  );
  await runner.query(
    `create index list_export_open on import.list_export (queued_at) where status in ('QUEUED', 'RUNNING')`,
  );
  await runner.query('create index list_export_by_age on import.list_export (created_at)');
}

async function createBulkRuns(runner: QueryRunner): Promise<void> {
  await runner.query(`create table import.bulk_run (${WORK},
    request_key text not null,
    action jsonb not null,
    matching jsonb,
    cursor text,
    is_gathered boolean not null,
    total int not null default 0,
    done int not null default 0,
    refused int not null default 0,
    problem text,
    undo_of uuid,
    undone_by uuid,
    constraint bulk_run_request unique (organisation_id, user_id, request_key))`);
  await tenantTable(runner, 'import.bulk_run');
  await runner.query(
    `create index bulk_run_open on import.bulk_run (queued_at) where status in ('QUEUED', 'RUNNING')`,
  );
  await runner.query('create index bulk_run_by_age on import.bulk_run (created_at)');
  await runner.query(`create table import.bulk_item (
    organisation_id uuid not null,
    bulk_run_id uuid not null references import.bulk_run (id) on delete cascade,
    position int not null,
    record_id uuid not null,
    state text not null default 'PENDING' check (state in ('PENDING', 'DONE', 'REFUSED')),
    label text not null default '',
    request jsonb,
    undo jsonb,
    version_after int,
    reason text,
    primary key (bulk_run_id, position),
    constraint bulk_item_record unique (bulk_run_id, record_id))`);
  await tenantTable(runner, 'import.bulk_item');
  await runner.query(
    `create index bulk_item_pending on import.bulk_item (bulk_run_id, position) where state = 'PENDING'`,
  );
}
