import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of files with findings, cells that were changed in them, and what is to become of the rest. */
export class CreateImportFindings1795050000002 implements MigrationInterface {
  name = 'CreateImportFindings1795050000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table import.import_run add header jsonb not null default '[]', add columns jsonb not null default '[]',
      add odd_values jsonb not null default '{"all": "refuse", "kinds": []}'`);
    await runner.query(`create table import.import_finding_row (
      organisation_id uuid not null,
      import_id uuid not null references import.import_run (id) on delete cascade,
      row int not null,
      cells jsonb not null,
      findings jsonb not null,
      can_mend boolean not null,
      kept_until timestamptz not null,
      primary key (import_id, row))`);
    await tenantTable(runner, 'import.import_finding_row');
    await runner.query('create index import_finding_row_by_age on import.import_finding_row (kept_until)');
    await runner.query(`create table import.import_patch (
      organisation_id uuid not null,
      import_id uuid not null references import.import_run (id) on delete cascade,
      row int not null,
      at int not null,
      text text not null,
      kept_until timestamptz not null,
      primary key (import_id, row, at))`);
    await tenantTable(runner, 'import.import_patch');
    await runner.query('create index import_patch_by_age on import.import_patch (kept_until)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import.import_patch');
    await runner.query('drop table import.import_finding_row');
    await runner.query('alter table import.import_run drop header, drop columns, drop odd_values');
  }
}
