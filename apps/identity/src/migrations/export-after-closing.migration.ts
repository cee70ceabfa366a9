import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when the administrators of a deactivated practice may take its data out. Those that were deactivated before it may not. */
export class ExportAfterClosing1795120000000 implements MigrationInterface {
  name = 'ExportAfterClosing1795120000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.organisation add column export_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table identity.organisation drop column export_until');
  }
}
