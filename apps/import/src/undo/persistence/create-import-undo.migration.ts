import { tenantColumns, tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports that are undone, one row each, and which imports can be. */
export class CreateImportUndo1795041000003 implements MigrationInterface {
  name = 'CreateImportUndo1795041000003';

  async up(runner: QueryRunner): Promise<void> {
    // Of an import from before nobody knows what it did.
    await runner.query('alter table import.import_run add is_traced boolean not null default false');
    await runner.query(`create table import.import_undo (${tenantColumns},
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
      constraint import_undo_of_import unique (organisation_id, import_id))`);
    await tenantTable(runner, 'import.import_undo');
    await runner.query(
      `create index import_undo_open on import.import_undo (queued_at) where status in ('QUEUED', 'RUNNING')`,
    );
    await runner.query('create index import_undo_of_run on import.import_undo (import_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import.import_undo');
    await runner.query('alter table import.import_run drop is_traced');
  }
}
