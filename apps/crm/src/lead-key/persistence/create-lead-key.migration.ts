import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys with which the practices' websites add leads. */
export class CreateLeadKey1764650000003 implements MigrationInterface {
  name = 'CreateLeadKey1764650000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table crm.lead_key (${tenantColumns},
      name text not null,
      hash text not null,
      hint text not null,
      created_by_name text,
      last_used_at timestamptz,
      revoked_at timestamptz,
      constraint lead_key_hash unique (hash))`);
    await runner.query(
      'create index lead_key_by_organisation on crm.lead_key (organisation_id, created_at, id)',
    );
    await tenantTable(runner, 'crm.lead_key');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table crm.lead_key');
  }
}
