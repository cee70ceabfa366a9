import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whole practices as archives; the password is erased when the work ends. */
export class CreatePracticeExports1795036000000 implements MigrationInterface {
  name = 'CreatePracticeExports1795036000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create table import.practice_export (${tenantColumns},
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
      check (sealed_password is null or status in ('QUEUED', 'RUNNING')))`);
    await tenantTable(runner, 'import.practice_export');
    await runner.query(
      'create index practice_export_of_practice on import.practice_export (organisation_id, created_at, id)',
    );
    await runner.query(
      `create index practice_export_open on import.practice_export (queued_at) where status in ('QUEUED', 'RUNNING')`,
    );
    await runner.query('create index practice_export_by_age on import.practice_export (finished_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import.practice_export');
  }
}
