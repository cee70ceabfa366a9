import { tenantTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What people said that the columns of a file mean, kept with the import and for the next file like it. */
export class RememberColumns1795041000020 implements MigrationInterface {
  name = 'RememberColumns1795041000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table import.import_run add mapping jsonb, add columns_left_out jsonb not null default '[]'`,
    );
    await runner.query(`create table import.import_mapping (
      organisation_id uuid not null,
      entity_type text not null,
      header_key text not null,
      mapping jsonb not null,
      used_at timestamptz not null,
      primary key (organisation_id, entity_type, header_key))`);
    await tenantTable(runner, 'import.import_mapping');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table import.import_mapping');
    await runner.query('alter table import.import_run drop mapping, drop columns_left_out');
  }
}
