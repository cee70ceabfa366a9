import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A list is written as CSV or as an Excel workbook. */
export class AddExportFormat1796010000000 implements MigrationInterface {
  name = 'AddExportFormat1796010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table import.list_export
      add column format text not null default 'CSV' check (format in ('CSV', 'XLSX'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import.list_export drop column format');
  }
}
