import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const ORGANISATION = `
  create table identity.organisation (
    ${tenantColumns},
    name text not null,
    email text not null,
    phone text,
    address text,
    website text,
    country text not null check (country in ('AU', 'NZ')),
    currency text not null check (currency in ('AUD', 'NZD')),
    time_zone text not null,
    is_active boolean not null,
    is_non_billing boolean not null,
    logo text,
    mfa_required_roles text[] not null default '{}',
    -- These lists are the platform's: no organisation stands before the columns of their indexes.
    search_key text not null default '',
    sort_name text collate "C" not null default '',
    read_only_since timestamptz,
    access_version int not null default 0,
    non_billing_version int not null default 0,
    plan text check (plan in ('BASIC', 'PROFESSIONAL', 'ENTERPRISE')),
    plan_version int not null default 0,
    deactivated_at timestamptz,
    deactivation_reason text,
    switched_off text[] not null default '{}',
    export_until timestamptz,
    constraint organisation_is_its_own check (organisation_id = id),
    constraint organisation_activity check (not is_active or deactivated_at is null)
  );
  create unique index organisation_own on identity.organisation (organisation_id);
  create index organisation_by_sort_name on identity.organisation (sort_name, id) where deleted_at is null;
  create index organisation_by_created_at on identity.organisation (created_at, id) where deleted_at is null;
  create index organisation_search on identity.organisation using gin (search_key gin_trgm_ops);
`;

/** Images have their own table, so that reading a practice does not load them. */
const ORGANISATION_LOGO = `
  create table identity.organisation_logo (
    ${tenantColumns},
    media_type text not null check (media_type in ('image/png', 'image/jpeg', 'image/webp')),
    width int not null check (width >= 1 and width <= 512),
    height int not null check (height >= 1 and height <= 512),
    data bytea not null check (octet_length(data) <= 204800),
    constraint organisation_logo_is_its_own check (organisation_id = id),
    foreign key (organisation_id) references identity.organisation (organisation_id)
  );
  create unique index organisation_logo_own on identity.organisation_logo (organisation_id);
`;

/** The progress of creating the demonstration practice. Empty once it is complete. */
const DEMO_NOTE = `
  create table identity.demo_note (
    organisation_id uuid not null,
    step text not null,
    call int not null,
    operation text not null,
    sealed_result text not null,
    noted_at timestamptz not null,
    primary key (organisation_id, step, call)
  );
`;

/** Creates practices and the platform's data about them. */
export async function createOrganisations(runner: QueryRunner): Promise<void> {
  await runner.query(ORGANISATION);
  await tenantTable(runner, 'identity.organisation');
  await runner.query(ORGANISATION_LOGO);
  await tenantTable(runner, 'identity.organisation_logo');
  await runner.query(DEMO_NOTE);
  await tenantTable(runner, 'identity.demo_note');
}
