import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file has the headings of the screen that it was asked for on. */
export class AddExportHeadings1764830000002 implements MigrationInterface {
  name = 'AddExportHeadings1764830000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import.list_export add column headings jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import.list_export drop column headings');
  }
}
