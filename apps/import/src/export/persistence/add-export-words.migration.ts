import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file has the words of the screen that it was asked for on. */
export class AddExportWords1764870000001 implements MigrationInterface {
  name = 'AddExportWords1764870000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import.list_export add column words jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table import.list_export drop column words');
  }
}
