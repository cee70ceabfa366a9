import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded files in pieces, and their imports. */
export class CreateImport1763600100000 implements MigrationInterface {
  name = 'CreateImport1763600100000';

  async up(runner: QueryRunner): Promise<void> {
    await createUpload(runner);
    await createImportRun(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['import_run', 'upload_chunk', 'upload'])
      await runner.query(`drop table import.${table}`);
  }
}

async function createUpload(runner: QueryRunner): Promise<void> {
  await runner.query(`create table import.upload (${tenantColumns},
    size bigint not null default 0,
    next_sequence int not null default 0,
    import_id uuid)`);
  await runner.query('create index upload_abandoned on import.upload (created_at) where import_id is null');
  await tenantTable(runner, 'import.upload');
  await runner.query(`create table import.upload_chunk (
    organisation_id uuid not null,
    upload_id uuid not null references import.upload (id) on delete cascade,
    sequence int not null,
    bytes bytea not null,
    primary key (upload_id, sequence))`);
  // The pieces live for minutes: compressing them costs more than it saves.
  await runner.query('alter table import.upload_chunk alter column bytes set storage external');
  await tenantTable(runner, 'import.upload_chunk');
}

async function createImportRun(runner: QueryRunner): Promise<void> {
  await runner.query(`create table import.import_run (${tenantColumns},
    upload_id uuid not null,
    entity_type text not null,
    duplicate_strategy text not null,
    file_name text not null,
    status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED')),
    country text not null,
    reference_date date not null,
    bytes_total bigint not null,
    bytes_processed bigint not null default 0,
    file_hash text,
    total int not null default 0,
    successful int not null default 0,
    failed int not null default 0,
    skipped int not null default 0,
    merged int not null default 0,
    overwritten int not null default 0,
    flagged int not null default 0,
    summary text,
    errors jsonb not null default '[]',
    warnings jsonb not null default '[]',
    duplicates jsonb not null default '[]',
    uploaded_by text not null,
    started_at timestamptz,
    finished_at timestamptz,
    batches_done int not null default 0,
    claim uuid,
    lease_until timestamptz,
    queued_at timestamptz not null default now())`);
  await tenantTable(runner, 'import.import_run');
  await runner.query(
    'create index import_run_by_created_at on import.import_run (organisation_id, created_at, id) where deleted_at is null',
  );
  await runner.query(
    `create index import_run_open on import.import_run (organisation_id, created_at) where status in ('QUEUED', 'RUNNING')`,
  );
}
