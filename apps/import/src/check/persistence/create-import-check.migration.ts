import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imports that only say what they would do, row by row, and files by their content. */
export class CreateImportCheck1795041000004 implements MigrationInterface {
  name = 'CreateImportCheck1795041000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table import.import_run add dry_run boolean not null default false, add room jsonb',
    );
    await runner.query(
      `create index import_run_by_hash on import.import_run (organisation_id, file_hash) where not dry_run`,
    );
    await runner.query('create index import_run_checks on import.import_run (created_at) where dry_run');
    await runner.query(`create table import.import_check_row (
      organisation_id uuid not null,
      import_id uuid not null references import.import_run (id) on delete cascade,
      row int not null,
      outcome text not null,
      name text not null,
      record_id uuid,
      changes jsonb not null,
      messages jsonb not null,
      primary key (import_id, row))`);
    await tenantTable(runner, 'import.import_check_row');
    await runner.query(
      'create index import_check_row_by_outcome on import.import_check_row (import_id, outcome, row)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import.import_check_row');
    await runner.query('drop index import.import_run_checks');
    await runner.query('drop index import.import_run_by_hash');
    await runner.query('delete from import.import_run where dry_run');
    await runner.query('alter table import.import_run drop dry_run, drop room');
  }
}
