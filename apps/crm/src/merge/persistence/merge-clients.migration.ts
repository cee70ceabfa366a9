import { indexClientMerges, tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Merges of clients. The former record stays, removed, and names the one that it is part of now. */
export class MergeClients1764610000001 implements MigrationInterface {
  name = 'MergeClients1764610000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table crm.client add column merged_into uuid references crm.client (id)');
    await runner.query(
      'create index client_by_merged_into on crm.client (organisation_id, merged_into) where merged_into is not null',
    );
    // The number orders the merges of a client for services that hear of them in another order.
    await runner.query(`create table crm.client_merge (${tenantColumns},
      number bigint not null generated always as identity,
      survivor_id uuid not null references crm.client (id),
      former_id uuid not null references crm.client (id),
      changes jsonb not null,
      undone_at timestamptz,
      undone_by uuid,
      is_undone boolean not null generated always as (undone_at is not null) stored,
      constraint client_is_not_merged_with_itself check (survivor_id <> former_id))`);
    await tenantTable(runner, 'crm.client_merge');
    await indexClientMerges(runner, 'crm');
    // At most one merge of a former record is in force, whatever the code does.
    await runner.query(
      'create unique index client_merge_in_force on crm.client_merge (organisation_id, former_id) where undone_at is null',
    );
    await runner.query('alter table crm.lead add column client_before_merge uuid');
    await runner.query(
      'create index lead_by_client_before_merge on crm.lead (organisation_id, client_before_merge) where client_before_merge is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table crm.lead drop column client_before_merge');
    await runner.query('drop table crm.client_merge');
    await runner.query('alter table crm.client drop column merged_into');
  }
}
