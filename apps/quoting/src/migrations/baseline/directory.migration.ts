import { importTrialTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const DOCTOR = `
  create table quoting.doctor (
    ${tenantColumns},
    title text not null,
    first_name text not null,
    last_name text not null,
    credentials text not null,
    phone text not null,
    email text not null,
    license_expiry date,
    is_active boolean not null,
    unique_key text not null,
    sort_name text not null,
    search_key text not null,
    is_duplicate_flag boolean not null default false,
    duplicate_of uuid
  );
  create index doctor_by_name on quoting.doctor (organisation_id, sort_name, id) where deleted_at is null;
  create index doctor_by_creation on quoting.doctor (organisation_id, created_at, id) where deleted_at is null;
  create index doctor_search on quoting.doctor using gin (organisation_id, search_key gin_trgm_ops);
  create unique index doctor_unique_key on quoting.doctor (organisation_id, unique_key)
    where deleted_at is null and not is_duplicate_flag;
`;

const HOSPITAL = `
  create table quoting.hospital (
    ${tenantColumns},
    name text not null,
    address text not null,
    phone text not null,
    email text,
    booking_phone text,
    facility_type text,
    operating_theatres int check (operating_theatres > 0),
    is_active boolean not null,
    unique_key text not null,
    sort_name text not null,
    search_key text not null,
    is_duplicate_flag boolean not null default false,
    duplicate_of uuid
  );
  create index hospital_by_name on quoting.hospital (organisation_id, sort_name, id) where deleted_at is null;
  create index hospital_by_creation on quoting.hospital (organisation_id, created_at, id) where deleted_at is null;
  create index hospital_search on quoting.hospital using gin (organisation_id, search_key gin_trgm_ops);
  create unique index hospital_unique_key on quoting.hospital (organisation_id, unique_key)
    where deleted_at is null and not is_duplicate_flag;
`;

const SITE = `
  create table quoting.site (
    ${tenantColumns},
    name text not null,
    address text not null,
    phone text not null,
    email text,
    site_type text not null,
    is_default boolean not null,
    doctors jsonb not null,
    is_duplicate_flag boolean not null,
    duplicate_of uuid,
    is_active boolean not null,
    unique_key text not null,
    sort_name text not null,
    search_key text not null
  );
  create index site_by_name on quoting.site (organisation_id, sort_name, id) where deleted_at is null;
  create index site_by_creation on quoting.site (organisation_id, created_at, id) where deleted_at is null;
  create index site_search on quoting.site using gin (search_key gin_trgm_ops);
  create unique index site_default on quoting.site (organisation_id) where is_default and deleted_at is null;
  create unique index site_unique_key on quoting.site (organisation_id, unique_key)
    where deleted_at is null and not is_duplicate_flag;
`;

const PROVIDER = `
  create table quoting.provider (
    ${tenantColumns},
    name text not null,
    kind text not null,
    phone text,
    email text,
    provider_number text,
    fee_basis text not null,
    fee_minor int check (fee_minor > 0),
    share_basis_points int check (share_basis_points >= 1 and share_basis_points <= 10000),
    is_active boolean not null,
    unique_key text not null,
    sort_name text not null,
    search_key text not null
  );
  create unique index provider_unique_key on quoting.provider (organisation_id, unique_key) where deleted_at is null;
  create index provider_by_name on quoting.provider (organisation_id, sort_name, id) where deleted_at is null;
  create index provider_by_creation on quoting.provider (organisation_id, created_at, id) where deleted_at is null;
  create index provider_search on quoting.provider using gin (search_key gin_trgm_ops);
`;

/** What imports did to the records, a row for each, so that an import can be undone. */
const IMPORT_TRACE = `
  create table quoting.import_trace (
    organisation_id uuid not null,
    import_id uuid not null,
    record_id uuid not null,
    act text not null check (act in ('CREATED', 'CHANGED')),
    before jsonb,
    added jsonb,
    version_after int not null,
    is_touched boolean not null default false,
    outcome text check (outcome in ('REMOVED', 'RESTORED', 'LEFT')),
    reason text,
    kept_at timestamptz not null,
    primary key (import_id, record_id)
  );
  create index import_trace_by_age on quoting.import_trace (kept_at);
`;

/** Creates doctors, hospitals, sites and providers. */
export async function createDirectory(runner: QueryRunner): Promise<void> {
  await runner.query(DOCTOR);
  await tenantTable(runner, 'quoting.doctor');
  await runner.query(HOSPITAL);
  await tenantTable(runner, 'quoting.hospital');
  await runner.query(SITE);
  await tenantTable(runner, 'quoting.site');
  await runner.query(PROVIDER);
  await tenantTable(runner, 'quoting.provider');
  await runner.query(IMPORT_TRACE);
  await tenantTable(runner, 'quoting.import_trace');
  await importTrialTable(runner, 'quoting');
}
