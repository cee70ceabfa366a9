import { appendOnlyTable, createNameSlips, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

/** Clients. A household may share an email address, so addresses are not unique. */
const CLIENT = `
  create table crm.client (
    ${tenantColumns},
    first_name text not null,
    last_name text not null,
    email text not null,
    phone text not null,
    secondary_phone text,
    date_of_birth date,
    is_vip boolean not null default false,
    -- Empty since notes are rows of crm.note; a release of its own drops it.
    notes text,
    street_address text,
    city text,
    suburb text,
    state text,
    postcode text,
    is_duplicate_flag boolean not null default false,
    duplicate_of uuid,
    search_key text not null,
    sort_name text collate "C" not null,
    merged_into uuid references crm.client (id),
    import_id uuid,
    name_slips text[] not null generated always as (crm.name_slips(sort_name)) stored
  );
  create index client_by_sort_name on crm.client (organisation_id, sort_name, id) where deleted_at is null;
  create index client_by_created_at on crm.client (organisation_id, created_at, id) where deleted_at is null;
  create index client_by_updated_at on crm.client (organisation_id, updated_at, id) where deleted_at is null;
  create index client_by_state on crm.client (organisation_id, state, sort_name, id) where deleted_at is null;
  create index client_search on crm.client using gin (organisation_id, search_key gin_trgm_ops);
  create index client_removed on crm.client (organisation_id, deleted_at, id) where deleted_at is not null;
  create index client_by_is_vip_created_at on crm.client (organisation_id, is_vip, created_at, id) where deleted_at is null;
  create index client_by_merged_into on crm.client (organisation_id, merged_into) where merged_into is not null;
  -- Addresses are stored in lower case. Not lower(email): under row-level security the planner refuses an index whose
  -- condition calls a function that is not leakproof, and lower() is not.
  create index client_by_email on crm.client (organisation_id, email, sort_name) where deleted_at is null;
  create index client_by_phone on crm.client (organisation_id, phone, date_of_birth) where deleted_at is null;
  create index client_by_birth on crm.client (organisation_id, date_of_birth, email)
    where deleted_at is null and date_of_birth is not null;
  create index client_by_slips on crm.client using gin (organisation_id, name_slips);
`;

/** Clients' decisions about being contacted. A decision is evidence, so it is never changed. */
const CLIENT_CONSENT = `
  create table crm.client_consent (
    id uuid primary key,
    organisation_id uuid not null,
    client_id uuid not null references crm.client (id),
    channel text not null check (channel in ('EMAIL', 'SMS', 'PHONE', 'POST')),
    is_given boolean not null,
    source text not null,
    note text,
    decided_at timestamptz not null,
    recorded_at timestamptz not null,
    recorded_by uuid,
    sha256 text
  );
  create index client_consent_by_client on crm.client_consent (organisation_id, client_id, channel, decided_at);
`;

/** The relations of a client to other clients, or to persons without a record. */
const CLIENT_RELATION = `
  create table crm.client_relation (
    ${tenantColumns},
    client_id uuid not null references crm.client (id),
    relation text not null,
    other_client_id uuid references crm.client (id),
    name text,
    phone text,
    note text,
    constraint relation_names_somebody check ((other_client_id is null) <> (name is null)),
    constraint nobody_is_related_to_themselves check (client_id <> other_client_id)
  );
  create index client_relation_by_client_id on crm.client_relation (organisation_id, client_id) where deleted_at is null;
  create index client_relation_by_other_client_id on crm.client_relation (organisation_id, other_client_id) where deleted_at is null;
`;

/**
 * Merges of clients. The former record remains, removed, and refers to the one it is now part of. The number orders the merges of
 * a client for services that receive them in another order.
 */
const CLIENT_MERGE = `
  create table crm.client_merge (
    ${tenantColumns},
    number bigint generated always as identity,
    survivor_id uuid not null references crm.client (id),
    former_id uuid not null references crm.client (id),
    changes jsonb not null,
    undone_at timestamptz,
    undone_by uuid,
    is_undone boolean not null generated always as (undone_at is not null) stored,
    constraint client_is_not_merged_with_itself check (survivor_id <> former_id)
  );
  create index client_merge_by_survivor_id on crm.client_merge (organisation_id, survivor_id, number);
  create index client_merge_by_former_id on crm.client_merge (organisation_id, former_id, number);
  -- At most one merge of a former record is in force, whatever the code does.
  create unique index client_merge_in_force on crm.client_merge (organisation_id, former_id) where undone_at is null;
`;

/** Pairs of clients who may be the same person (see `DuplicatePairRepository`). */
const DUPLICATE_PAIR = `
  create table crm.duplicate_pair (
    ${tenantColumns},
    first_id uuid not null references crm.client (id),
    second_id uuid not null references crm.client (id),
    reasons text[] not null,
    dismissed_at timestamptz,
    dismissed_by uuid,
    constraint duplicate_pair_in_order check (first_id < second_id),
    constraint duplicate_pair_once unique (organisation_id, first_id, second_id)
  );
  create index duplicate_pair_open on crm.duplicate_pair (organisation_id, created_at, id)
    where deleted_at is null and dismissed_at is null;
  create index duplicate_pair_by_second on crm.duplicate_pair (organisation_id, second_id);
`;

/** Creates clients with their relations, consents, possible duplicates and merges. */
export async function createClients(runner: QueryRunner): Promise<void> {
  await createNameSlips(runner, 'crm');
  await runner.query(CLIENT);
  await tenantTable(runner, 'crm.client');
  await runner.query(CLIENT_CONSENT);
  await tenantTable(runner, 'crm.client_consent');
  await appendOnlyTable(runner, 'crm.client_consent');
  await runner.query(CLIENT_RELATION);
  await tenantTable(runner, 'crm.client_relation');
  await runner.query(CLIENT_MERGE);
  await tenantTable(runner, 'crm.client_merge');
  await runner.query(DUPLICATE_PAIR);
  await tenantTable(runner, 'crm.duplicate_pair');
}
