import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** Uploaded files, in parts. */
const UPLOAD = `
  create table import.upload (
    ${tenantColumns},
    size bigint not null default 0,
    next_sequence int not null default 0,
    import_id uuid
  );
  create index upload_abandoned on import.upload (created_at) where import_id is null;
`;

const UPLOAD_CHUNK = `
  create table import.upload_chunk (
    organisation_id uuid not null,
    upload_id uuid not null references import.upload (id) on delete cascade,
    sequence int not null,
    bytes bytea not null,
    primary key (upload_id, sequence)
  );
  -- The pieces live for minutes: compressing them costs more than it saves.
  alter table import.upload_chunk alter column bytes set storage external;
`;

const IMPORT_RUN = `
  create table import.import_run (
    ${tenantColumns},
    upload_id uuid not null,
    entity_type text not null,
    duplicate_strategy text not null,
    file_name text not null,
    status text not null check (status in ('QUEUED', 'RUNNING', 'COMPLETED', 'FAILED', 'CANCELLED')),
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
    queued_at timestamptz not null default now(),
    cancel_requested_at timestamptz,
    on_behalf_of uuid,
    described int not null default 0,
    is_traced boolean not null default false,
    dry_run boolean not null default false,
    room jsonb,
    mapping jsonb,
    columns_left_out jsonb not null default '[]',
    header jsonb not null default '[]',
    columns jsonb not null default '[]',
    odd_values jsonb not null default '{"all": "refuse", "kinds": []}'
  );
  create index import_run_by_created_at on import.import_run (organisation_id, created_at, id) where deleted_at is null;
  create index import_run_open on import.import_run (organisation_id, created_at) where status in ('QUEUED', 'RUNNING');
  create index import_run_by_hash on import.import_run (organisation_id, file_hash) where not dry_run;
  create index import_run_checks on import.import_run (created_at) where dry_run;
`;

/** The undoing of an import. */
const IMPORT_UNDO = `
  create table import.import_undo (
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
    requested_at timestamptz not null,
    import_id uuid not null references import.import_run (id) on delete cascade,
    total int,
    removed int not null default 0,
    restored int not null default 0,
    left_alone int not null default 0,
    cursor uuid,
    problem text,
    constraint import_undo_of_import unique (organisation_id, import_id)
  );
  create index import_undo_open on import.import_undo (queued_at) where status in ('QUEUED', 'RUNNING');
  create index import_undo_of_run on import.import_undo (import_id);
`;

/** What a trial import would do, row by row. */
const IMPORT_CHECK_ROW = `
  create table import.import_check_row (
    organisation_id uuid not null,
    import_id uuid not null references import.import_run (id) on delete cascade,
    row int not null,
    outcome text not null,
    name text not null,
    record_id uuid,
    changes jsonb not null,
    messages jsonb not null,
    primary key (import_id, row)
  );
  create index import_check_row_by_outcome on import.import_check_row (import_id, outcome, "row");
`;

/** Column mappings that users confirmed, kept with the import and for the next similar file. */
const IMPORT_MAPPING = `
  create table import.import_mapping (
    organisation_id uuid not null,
    entity_type text not null,
    header_key text not null,
    mapping jsonb not null,
    used_at timestamptz not null,
    primary key (organisation_id, entity_type, header_key)
  );
`;

/** Rows with findings. */
const IMPORT_FINDING_ROW = `
  create table import.import_finding_row (
    organisation_id uuid not null,
    import_id uuid not null references import.import_run (id) on delete cascade,
    row int not null,
    cells jsonb not null,
    findings jsonb not null,
    can_mend boolean not null,
    kept_until timestamptz not null,
    primary key (import_id, row)
  );
  create index import_finding_row_by_age on import.import_finding_row (kept_until);
`;

/** Cells that were corrected in a file, and the decisions about its rows. */
const IMPORT_PATCH = `
  create table import.import_patch (
    organisation_id uuid not null,
    import_id uuid not null references import.import_run (id) on delete cascade,
    row int not null,
    at int not null,
    text text not null,
    kept_until timestamptz not null,
    primary key (import_id, row, at)
  );
  create index import_patch_by_age on import.import_patch (kept_until);
`;

/** Creates imports: uploaded files, runs, findings, and what is needed to undo a run. */
export async function createImports(runner: QueryRunner): Promise<void> {
  await runner.query(UPLOAD);
  await tenantTable(runner, 'import.upload');
  await runner.query(UPLOAD_CHUNK);
  await tenantTable(runner, 'import.upload_chunk');
  await runner.query(IMPORT_RUN);
  await tenantTable(runner, 'import.import_run');
  await runner.query(IMPORT_UNDO);
  await tenantTable(runner, 'import.import_undo');
  await runner.query(IMPORT_CHECK_ROW);
  await tenantTable(runner, 'import.import_check_row');
  await runner.query(IMPORT_MAPPING);
  await tenantTable(runner, 'import.import_mapping');
  await runner.query(IMPORT_FINDING_ROW);
  await tenantTable(runner, 'import.import_finding_row');
  await runner.query(IMPORT_PATCH);
  await tenantTable(runner, 'import.import_patch');
}
