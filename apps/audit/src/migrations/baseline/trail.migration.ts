import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { QueryRunner } from 'typeorm';

const ENTRY = `
  create table audit.entry (
    ${tenantColumns},
    sequence int not null check (sequence > 0),
    service text not null,
    entity_type text not null,
    entity_id uuid not null,
    action text not null,
    entity_label text,
    changes jsonb not null,
    reason text,
    notes text,
    user_id uuid,
    actor text not null,
    actor_name text not null,
    correlation_id text not null,
    occurred_at timestamptz not null,
    search_key text not null,
    previous_hash text not null,
    hash text not null,
    constraint entry_sequence unique (organisation_id, sequence)
  );
  create index entry_by_time on audit.entry (organisation_id, occurred_at, id);
  create index entry_of_entity on audit.entry (organisation_id, entity_id, occurred_at, id);
  create index entry_of_type on audit.entry (organisation_id, entity_type, occurred_at, id);
  create index entry_of_action on audit.entry (organisation_id, action, occurred_at, id);
  create index entry_of_user on audit.entry (organisation_id, user_id, occurred_at, id);
  create index entry_search on audit.entry using gin (organisation_id, search_key gin_trgm_ops);
  create index entry_changes_of_entity on audit.entry (organisation_id, entity_id, occurred_at, id) where action <> 'VIEW';
  create index entry_views_of_entity on audit.entry (organisation_id, entity_id, occurred_at, id) where action = 'VIEW';
`;

const CHAIN_HEAD = `
  create table audit.chain_head (
    ${tenantColumns},
    sequence int not null,
    hash text not null,
    checkpoint_on date,
    checkpoint_sequence int,
    constraint chain_head_of_organisation unique (organisation_id)
  );
`;

/** The result of each chain's last verification. */
const CHAIN_VERIFICATION = `
  create table audit.chain_verification (
    organisation_id uuid primary key,
    verified_at timestamptz not null,
    verdict jsonb not null
  );
`;

const NOT_EMPTIED = `
  create trigger not_emptied before truncate on audit.entry execute function audit.refuse_change();
`;

/** Creates the audit chain of each practice and its verification results. */
export async function createTrail(runner: QueryRunner): Promise<void> {
  await runner.query(ENTRY);
  await tenantTable(runner, 'audit.entry');
  await appendOnlyTable(runner, 'audit.entry');
  await runner.query(CHAIN_HEAD);
  await tenantTable(runner, 'audit.chain_head');
  await runner.query(CHAIN_VERIFICATION);
  await tenantTable(runner, 'audit.chain_verification');
  await runner.query(NOT_EMPTIED);
}
