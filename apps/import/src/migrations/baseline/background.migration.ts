import { keptFilesTable, storageTables, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** Exports of lists as files. */
const LIST_EXPORT = `
  create table import.list_export (
    ${tenantColumns},
    -- What every piece of background work has: whose it is, how far it is, and which worker holds it.
    user_id uuid not null,
    actor jsonb not null,
    impersonation jsonb,
    status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
    cancel_requested_at timestamptz,
    finished_at timestamptz,
    claim uuid,
    lease_until timestamptz,
    queued_at timestamptz not null default now(),
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
    cursor text,
    problem text,
    headings jsonb,
    words jsonb,
    part_keys text[] not null default '{}',
    format text not null default 'CSV' check (format in ('CSV', 'XLSX'))
  );
  create index list_export_of_user on import.list_export (organisation_id, user_id, created_at, id);
  create index list_export_open on import.list_export (queued_at) where status in ('QUEUED', 'RUNNING');
  create index list_export_by_age on import.list_export (created_at);
`;

/** Bulk changes. */
const BULK_RUN = `
  create table import.bulk_run (
    ${tenantColumns},
    -- What every piece of background work has: whose it is, how far it is, and which worker holds it.
    user_id uuid not null,
    actor jsonb not null,
    impersonation jsonb,
    status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
    cancel_requested_at timestamptz,
    finished_at timestamptz,
    claim uuid,
    lease_until timestamptz,
    queued_at timestamptz not null default now(),
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
    constraint bulk_run_request unique (organisation_id, user_id, request_key)
  );
  create index bulk_run_open on import.bulk_run (queued_at) where status in ('QUEUED', 'RUNNING');
  create index bulk_run_by_age on import.bulk_run (created_at);
`;

const BULK_ITEM = `
  create table import.bulk_item (
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
    seen_version int,
    primary key (bulk_run_id, position),
    constraint bulk_item_record unique (bulk_run_id, record_id)
  );
  create index bulk_item_pending on import.bulk_item (bulk_run_id, "position") where state = 'PENDING';
`;

/** Exports of whole practices as archives. The password is erased when the job ends. */
const PRACTICE_EXPORT = `
  create table import.practice_export (
    ${tenantColumns},
    -- What every piece of background work has: whose it is, how far it is, and which worker holds it.
    user_id uuid not null,
    actor jsonb not null,
    impersonation jsonb,
    status text not null default 'QUEUED' check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
    cancel_requested_at timestamptz,
    finished_at timestamptz,
    claim uuid,
    lease_until timestamptz,
    queued_at timestamptz not null default now(),
    sealed_password text,
    file_name text not null,
    tables_done int not null default 0,
    tables_total int not null default 0,
    records int not null default 0,
    documents int not null default 0,
    size_bytes bigint not null default 0,
    part_keys text[] not null default '{}',
    problem text,
    constraint practice_export_check check (sealed_password is null or status in ('QUEUED', 'RUNNING'))
  );
  create index practice_export_of_practice on import.practice_export (organisation_id, created_at, id);
  create index practice_export_open on import.practice_export (queued_at) where status in ('QUEUED', 'RUNNING');
  create index practice_export_by_age on import.practice_export (finished_at);
`;

/** Creates exports and bulk changes. */
export async function createBackground(runner: QueryRunner): Promise<void> {
  await storageTables(runner, 'import');
  await keptFilesTable(runner, 'import');
  await runner.query(LIST_EXPORT);
  await tenantTable(runner, 'import.list_export');
  await runner.query(BULK_RUN);
  await tenantTable(runner, 'import.bulk_run');
  await runner.query(BULK_ITEM);
  await tenantTable(runner, 'import.bulk_item');
  await runner.query(PRACTICE_EXPORT);
  await tenantTable(runner, 'import.practice_export');
}
