import { keptFilesTable } from '@quillcare/service-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The parts of an export are named by their keys, which differ from worker to worker; what no export names is swept. */
export class KeepExportFiles1795010000000 implements MigrationInterface {
  name = 'KeepExportFiles1795010000000';

  async up(runner: QueryRunner): Promise<void> {
    await keptFilesTable(runner, 'import');
    await runner.query(`alter table import.list_export add column part_keys text[] not null default '{}'`);
    await runner.query(`update import.list_export set part_keys = array(
      select 'exports/' || id || '/' || part || '.csv' from generate_series(0, parts - 1) part order by part)`);
    await runner.query('alter table import.list_export drop column parts');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import.list_export add column parts int not null default 0');
    await runner.query('update import.list_export set parts = cardinality(part_keys)');
    await runner.query('alter table import.list_export drop column part_keys');
    await runner.query('drop index import.stored_file_by_folder');
    await runner.query('drop table import.unkept_file');
  }
}
