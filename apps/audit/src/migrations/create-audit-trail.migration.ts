import { appendOnlyTable, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAuditTrail1763600001000 implements MigrationInterface {
  name = 'CreateAuditTrail1763600001000';

  async up(runner: QueryRunner): Promise<void> {
    await createEntries(runner);
    await indexEntries(runner);
    await createChainHeads(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit.chain_head');
    await runner.query('drop table audit.entry');
  }
}

async function createEntries(runner: QueryRunner): Promise<void> {
  await runner.query(`create table audit.entry (${tenantColumns},
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
    constraint entry_sequence unique (organisation_id, sequence))`);
  await tenantTable(runner, 'audit.entry');
  await appendOnlyTable(runner, 'audit.entry');
  await runner.query(
    `create trigger not_emptied before truncate on audit.entry execute function audit.refuse_change()`,
  );
}

async function indexEntries(runner: QueryRunner): Promise<void> {
  const on = 'on audit.entry (organisation_id';
  await runner.query(`create index entry_by_time ${on}, occurred_at, id)`);
  await runner.query(`create index entry_of_entity ${on}, entity_id, occurred_at, id)`);
  await runner.query(`create index entry_of_type ${on}, entity_type, occurred_at, id)`);
  await runner.query(`create index entry_of_action ${on}, action, occurred_at, id)`);
  await runner.query(`create index entry_of_user ${on}, user_id, occurred_at, id)`);
  await runner.query(
    `create index entry_search on audit.entry using gin (organisation_id, search_key gin_trgm_ops)`,
  );
}

async function createChainHeads(runner: QueryRunner): Promise<void> {
  await runner.query(`create table audit.chain_head (${tenantColumns},
    sequence int not null,
    hash text not null,
    constraint chain_head_of_organisation unique (organisation_id))`);
  await tenantTable(runner, 'audit.chain_head');
}
