import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which import added a client: the timeline says so. Of clients that were imported before, nobody knows. */
export class KeepImports1764620000000 implements MigrationInterface {
  name = 'KeepImports1764620000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table crm.client add column import_id uuid');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table crm.client drop column import_id');
  }
}
