import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Surgery cases: at most one for each quote. */
export class CreateSurgeryCase1763630000000 implements MigrationInterface {
  name = 'CreateSurgeryCase1763630000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table quoting.surgery_case (${tenantColumns},
      quote_id uuid not null references quoting.quote (id),
      quote_number text not null,
      patient jsonb not null,
      doctor jsonb not null,
      hospital jsonb,
      procedures jsonb not null,
      status text not null,
      accepted_at timestamptz not null,
      preferred_date date,
      search_key text not null,
      constraint surgery_case_once unique (organisation_id, quote_id))`);
    await tenantTable(runner, 'quoting.surgery_case');
    for (const column of ['created_at', 'accepted_at']) {
      await runner.query(
        `create index surgery_case_by_${column} on quoting.surgery_case (organisation_id, ${column}, id) where deleted_at is null`,
      );
    }
    await runner.query(
      `create index surgery_case_by_status on quoting.surgery_case (organisation_id, status, accepted_at, id) where deleted_at is null`,
    );
    await runner.query(
      `create index surgery_case_search on quoting.surgery_case using gin (search_key public.gin_trgm_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table quoting.surgery_case`);
  }
}
